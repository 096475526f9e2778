// A film of pictures: painted one after the other on a canvas, which the browser records.

const KINDS = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", "video/mp4"];

/** The kind of film that this browser can make; nothing if it makes none. */
export const filmKind = (): string => (typeof MediaRecorder === "undefined" ? "" : (KINDS.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? ""));
export const filmEnding = (kind: string): string => (kind.includes("mp4") ? "mp4" : "webm");

/** The moments of a game that a film shows: all, or as many as fit evenly, with the first and the last. */
export function shots(last: number, most: number): number[] {
  if (last < most) return Array.from({ length: last + 1 }, (_, m) => m);
  return Array.from({ length: most }, (_, i) => Math.round((i * last) / (most - 1)));
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Pictures as a film; each is seen so many milliseconds, the last one longer. */
export async function filmOf(frames: CanvasImageSource[], width: number, height: number, hold: number, kind: string): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d")!;
  pen.drawImage(frames[0], 0, 0, width, height);
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: kind, videoBitsPerSecond: 6_000_000 });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise<void>((done, failed) => {
    recorder.onstop = () => done();
    recorder.onerror = () => failed(new Error("The film could not be recorded."));
  });
  recorder.start();
  for (const frame of frames) {
    pen.drawImage(frame, 0, 0, width, height);
    await wait(hold);
  }
  // what stands still is not recorded again: painted once more, so that the end is seen
  for (let i = 0; i < LAST; i++) {
    pen.drawImage(frames[frames.length - 1], 0, 0, width, height);
    await wait(hold);
  }
  recorder.stop();
  await stopped;
  return new Blob(parts, { type: kind });
}
const LAST = 3;
