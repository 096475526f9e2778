// The editor itself: loaded when the workshop opens, and by nothing else.

import { autocompletion, completionKeymap, type Completion, type CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { HighlightStyle, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { EditorView, highlightActiveLine, highlightSpecialChars, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { Field } from "./declared";
import { meant } from "./phrases";
import type { CardFault } from "./writing";

interface Wish {
  parent: HTMLElement;
  text: string;
  label: string;
  fields: () => Field[];
  phrases: () => string[];
  onchange: (text: string) => void;
  online: (line: number) => void;
}

export interface Editor {
  show: (text: string) => void;
  mark: (errors: CardFault[], warnings: CardFault[]) => void;
  /** Put the cursor at the beginning of a line, and look there. */
  goto: (line: number) => void;
  /** Replace a part of a line. */
  mend: (line: number, fix: { from: number; to: number; text: string }) => void;
  add: (text: string) => void;
  focus: () => void;
  destroy: () => void;
}

// Tables, keys, strings and comments: enough of TOML to be easy on the eye.
const toml = StreamLanguage.define<{ long: string }>({
  startState: () => ({ long: "" }),
  token(stream, state) {
    if (state.long) {
      if (stream.match(state.long)) {
        state.long = "";
        return "string";
      }
      if (stream.match(/^\{[^}]*\}/)) return "number";
      if (stream.match(/^\*[^*]+\*/)) return "emphasis";
      stream.next();
      return "content";
    }
    if (stream.eatSpace()) return null;
    if (stream.match(/^#.*/)) return "comment";
    if (stream.match(/^\[\[?[^\]]*\]?\]?/)) return "heading";
    for (const mark of ['"""', "'''"]) {
      if (stream.match(mark)) {
        state.long = mark;
        return "string";
      }
    }
    if (stream.match(/^"(?:[^"\\]|\\.)*"?/) || stream.match(/^'[^']*'?/)) return "string";
    if (stream.match(/^\w+(?=\s*=)/)) return "propertyName";
    if (stream.match(/^-?\d+/)) return "number";
    stream.next();
    return null;
  },
});

const colours = HighlightStyle.define([
  { tag: tags.heading, color: "var(--ink)", fontWeight: "600" },
  { tag: tags.propertyName, color: "var(--ink-3)" },
  { tag: tags.string, color: "var(--ink)" },
  { tag: tags.content, color: "var(--ink)" },
  { tag: tags.number, color: "var(--warn)" },
  { tag: tags.emphasis, fontStyle: "italic" },
  { tag: tags.comment, color: "var(--ink-3)", fontStyle: "italic" },
]);

const look = EditorView.theme({
  "&": { height: "100%", fontSize: "15px", backgroundColor: "var(--paper-2)", color: "var(--ink)" },
  ".cm-scroller": { fontFamily: "var(--font-read)", lineHeight: "1.6" },
  ".cm-content": { caretColor: "var(--ink)", padding: "10px 0" },
  ".cm-cursor": { borderLeftColor: "var(--ink)", borderLeftWidth: "2px" },
  ".cm-gutters": { backgroundColor: "var(--paper)", color: "var(--ink-3)", border: "0", fontFamily: "var(--font-tight)", fontSize: "12px" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "color-mix(in srgb, var(--room) 45%, transparent)" },
  "&.cm-focused": { outline: "none" },
  "&.cm-focused .cm-selectionBackground, .cm-selectionBackground": { backgroundColor: "var(--pencil-wash) !important" },
  ".cm-lintRange-error": { backgroundImage: "none", textDecoration: "underline wavy var(--refuse) 1.5px", textUnderlineOffset: "4px", backgroundColor: "var(--refuse-wash)" },
  ".cm-lintRange-warning": { backgroundImage: "none", textDecoration: "underline wavy var(--warn) 1.5px", textUnderlineOffset: "4px" },
  ".cm-tooltip": { backgroundColor: "var(--paper-2)", color: "var(--ink)", border: "1px solid var(--edge)", borderRadius: "3px", boxShadow: "var(--lift-4)", maxWidth: "min(460px, 90vw)" },
  ".cm-diagnostic": { borderLeftWidth: "5px", padding: "8px 12px", fontFamily: "var(--font-read)", fontSize: "14px" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--refuse)" },
  ".cm-diagnosticAction": { backgroundColor: "var(--pencil)", color: "var(--on-pencil)", borderRadius: "3px", padding: "4px 10px", marginLeft: "0", marginTop: "6px", display: "block" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { backgroundColor: "var(--pencil-wash)", color: "var(--pencil-2)" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "var(--font-ui)", maxHeight: "220px" },
  ".cm-completionDetail": { color: "var(--ink-3)", fontStyle: "normal" },
});

/** What could stand here: keys at the beginning of a line, words that the set knows behind some of them, and within card text
 * the phrases that begin with what stands before the cursor. */
function complete(fields: () => Field[], phrases: () => string[]): (context: CompletionContext) => CompletionResult | null {
  return (context) => {
    const line = context.state.doc.lineAt(context.pos);
    const before = line.text.slice(0, context.pos - line.from);
    if ((context.state.sliceDoc(0, context.pos).match(/"""/g)?.length ?? 0) % 2) {
      const found = meant(before, phrases(), context.explicit);
      return found && { from: line.from + found.from, options: found.phrases.map((label) => ({ label })), filter: false };
    }
    const key = /^(\w*)$/.exec(before);
    if (key && (key[1] || context.explicit)) {
      const options: Completion[] = fields().map(({ key: label, about: detail }) => ({ label, detail, apply: `${label} = `, type: "property" }));
      return { from: line.from, options, validFor: /^\w*$/ };
    }
    const value = /^(\w+)\s*=\s*"([^"]*, ?)?(\w*)$/.exec(before);
    if (!value || (!value[3] && !context.explicit)) return null;
    const field = fields().find(({ key: name }) => name === value[1]);
    if (!field || field.words.length === 0 || (value[2] !== undefined && !field.list)) return null;
    return { from: context.pos - value[3].length, options: field.words.map((label) => ({ label })), validFor: /^\w*$/ };
  };
}

export function openEditor({ parent, text, label, fields, phrases, onchange, online }: Wish): Editor {
  let quiet = false;
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(), lintGutter(), highlightSpecialChars(), highlightActiveLine(), history(), toml, syntaxHighlighting(colours),
        autocompletion({ override: [complete(fields, phrases)], icons: false }),
        // Tab leaves the editor, as it leaves any field.
        keymap.of([...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
        EditorView.lineWrapping, look,
        EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0", spellcheck: "false", autocapitalize: "off", autocorrect: "off" }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !quiet) onchange(update.state.doc.toString());
          if (update.selectionSet || update.docChanged) online(update.state.doc.lineAt(update.state.selection.main.head).number);
        }),
      ],
    }),
  });

  function place(fault: CardFault): { from: number; to: number } | null {
    if (fault.line < 1 || fault.line > view.state.doc.lines) return null;
    const line = view.state.doc.line(fault.line);
    return { from: Math.min(line.from + fault.from, line.to), to: Math.min(line.from + fault.to, line.to) };
  }

  function mend(number: number, fix: { from: number; to: number; text: string }): void {
    if (number < 1 || number > view.state.doc.lines) return;
    const line = view.state.doc.line(number);
    view.dispatch({ changes: { from: Math.min(line.from + fix.from, line.to), to: Math.min(line.from + fix.to, line.to), insert: fix.text } });
    view.focus();
  }

  function diagnostic(fault: CardFault, severity: "error" | "warning"): Diagnostic[] {
    const at = place(fault);
    if (!at) return [];
    const { fix } = fault;
    const clause = fault.clause ? ` (${fault.clause.split(" ").pop()})` : "";
    return [{
      ...at, severity, message: fault.message + clause,
      actions: fix ? [{ name: `Write: ${fix.text.length > 60 ? `${fix.text.slice(0, 57)}…` : fix.text}`, apply: () => mend(fault.line, fix) }] : [],
    }];
  }

  return {
    show(next) {
      if (next === view.state.doc.toString()) return;
      quiet = true;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next }, selection: { anchor: 0 } });
      quiet = false;
    },
    mark(errors, warnings) {
      view.dispatch(setDiagnostics(view.state, [...errors.flatMap((one) => diagnostic(one, "error")), ...warnings.flatMap((one) => diagnostic(one, "warning"))]));
    },
    goto(number) {
      if (number < 1 || number > view.state.doc.lines) return;
      const at = view.state.doc.line(number).from;
      view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: "start", yMargin: 12 }) });
    },
    mend,
    add(more) {
      const end = view.state.doc.length;
      const gap = end === 0 ? "" : view.state.doc.toString().endsWith("\n") ? "\n" : "\n\n";
      view.dispatch({ changes: { from: end, insert: gap + more }, selection: { anchor: end + gap.length }, scrollIntoView: true });
      view.focus();
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}
