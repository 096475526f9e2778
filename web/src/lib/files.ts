// Handing things out of the page: to a file, to the clipboard.

export function download(name: string, what: string | Blob): void {
  const url = URL.createObjectURL(typeof what === "string" ? new Blob([what], { type: "text/plain" }) : what);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Copy a text; true when the clipboard took it. Plain HTTP has no clipboard, so an old way stands by. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    area.className = "unseen";
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
  }
}
