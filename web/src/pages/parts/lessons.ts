// Which lessons this browser has been through.

const KEY = "sandtable.lessons";

export function doneLessons(): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  } catch {
    return new Set();
  }
}

export function lessonDone(game: string, name: string): void {
  const done = doneLessons().add(`${game}/${name}`);
  try {
    localStorage.setItem(KEY, JSON.stringify([...done]));
  } catch {
    // Not kept, then.
  }
}
