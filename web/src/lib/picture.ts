// A part of the page as a picture: its elements and the styles they need, in one drawing that needs nothing else, painted on a
// canvas. Nothing leaves the browser.

const XHTML = "http://www.w3.org/1999/xhtml";
const SVG = "http://www.w3.org/2000/svg";

const asData = (blob: Blob): Promise<string> => new Promise((done, failed) => {
  const reader = new FileReader();
  reader.onload = () => done(String(reader.result));
  reader.onerror = () => failed(reader.error ?? new Error("The file could not be read."));
  reader.readAsDataURL(blob);
});

/** Rules of all style sheets, one after the other, those inside of others too. */
function* everyRule(rules: CSSRuleList): Generator<CSSRule> {
  for (const rule of rules) {
    yield rule;
    if (rule instanceof CSSGroupingRule) yield* everyRule(rule.cssRules);
  }
}

const ours = (): CSSStyleSheet[] => [...document.styleSheets].filter((sheet) => {
  try {
    return sheet.cssRules.length > 0;
  } catch {
    return false; // of a stranger, such as an extension
  }
});

/** A typeface, with its file in it; nothing for those that the page has never needed. */
async function faceOf(rule: CSSFontFaceRule, sheet: CSSStyleSheet): Promise<string> {
  const wanted = (name: string): string => rule.style.getPropertyValue(name).trim();
  const bare = (name: string): string => name.replace(/^["']|["']$/g, "");
  const used = [...document.fonts].some((font) => font.status === "loaded" && bare(font.family) === bare(wanted("font-family"))
    && font.weight === wanted("font-weight") && font.style === (wanted("font-style") || "normal") && (!wanted("unicode-range") || font.unicodeRange === wanted("unicode-range")));
  const url = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(wanted("src"))?.[1];
  if (!used || !url) return "";
  const data = await asData(await (await fetch(new URL(url, sheet.href ?? document.baseURI))).blob());
  const lines = ["font-family", "font-weight", "font-style", "unicode-range"].map((name) => (wanted(name) ? `${name}:${wanted(name)};` : ""));
  return `@font-face{${lines.join("")}src:url(${data}) format("woff2");}`;
}

interface Clothes {
  /** All rules but typefaces. */
  rules: string;
  faces: Map<CSSRule, Promise<string>>;
}
const clothes: Clothes = { rules: "", faces: new Map() };

async function stylesNow(): Promise<string> {
  const rules: string[] = [];
  for (const sheet of ours()) {
    for (const rule of everyRule(sheet.cssRules)) {
      if (rule instanceof CSSFontFaceRule && !(await clothes.faces.get(rule))) clothes.faces.set(rule, faceOf(rule, sheet).catch(() => ""));
    }
    for (const rule of sheet.cssRules) if (!(rule instanceof CSSFontFaceRule)) rules.push(rule.cssText);
  }
  return [...(await Promise.all(clothes.faces.values())), ...rules].join("\n");
}

/** The values that the theme gives now: in a drawing of its own nobody has chosen one. */
function themeNow(): string {
  const names = new Set<string>();
  for (const sheet of ours()) {
    for (const rule of everyRule(sheet.cssRules)) {
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(":root")) for (const name of rule.style) if (name.startsWith("--")) names.add(name);
    }
  }
  const now = getComputedStyle(document.documentElement);
  return [...names].map((name) => `${name}:${now.getPropertyValue(name)}`).join(";");
}

/** The drawing as text: the element as it stands, under the styles of the page. */
async function drawn(element: HTMLElement, width: number, height: number): Promise<string> {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("width", String(width));
  svg.setAttribute("height", String(height));
  svg.setAttribute("style", themeNow());
  for (const { name, value } of document.documentElement.attributes) if (name.startsWith("data-")) svg.setAttribute(name, value);
  const inside = document.createElementNS(SVG, "foreignObject");
  inside.setAttribute("width", "100%");
  inside.setAttribute("height", "100%");
  const style = document.createElement("style");
  // nothing moves in a picture: it is taken when all has come to rest
  style.textContent = `${await stylesNow()}\n*,*::before,*::after{animation:none!important;transition:none!important}`;
  const body = document.createElementNS(XHTML, "body") as HTMLElement;
  body.setAttribute("style", `margin:0;width:${width}px;height:${height}px;background:transparent;${["font", "color"].map((name) => `${name}:${getComputedStyle(element).getPropertyValue(name)}`).join(";")}`);
  const copy = element.cloneNode(true) as HTMLElement;
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  copy.style.margin = "0";
  for (const one of copy.querySelectorAll("script, iframe, audio, video")) one.remove();
  const shared = [...document.querySelectorAll("svg:has(> defs)")].filter((one) => !element.contains(one)).map((one) => one.cloneNode(true));
  body.append(style, ...shared, copy);
  inside.append(body);
  svg.append(inside);
  return new XMLSerializer().serializeToString(svg);
}

/** A picture of an element, so many times as large as it stands on the page. */
export async function pictureOf(element: HTMLElement, scale = 2): Promise<HTMLCanvasElement> {
  const { width, height } = element.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await drawn(element, width, height))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> => new Promise((done, failed) => {
  canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("The picture could not be made."))), "image/png");
});
