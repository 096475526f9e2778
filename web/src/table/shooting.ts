// Pictures of the board to hand on, with a line under it that says which game and when.

import { pictureOf } from "../lib/picture";

const WIDEST = 1600; // pixels
const LINE = 44; // the height of the line under the board, for a board that is 1,000 wide

/** The board as it stands, and what it shows in a line: the game on the left, the moment on the right. */
export async function photograph(board: HTMLElement, title: string, when: string, widest = WIDEST): Promise<HTMLCanvasElement> {
  const picture = await pictureOf(board, Math.min(2, widest / board.clientWidth));
  const { width } = picture;
  const line = Math.round((LINE * width) / 1000);
  const canvas = document.createElement("canvas");
  // films want even numbers
  canvas.width = width - (width % 2);
  canvas.height = picture.height + line - ((picture.height + line) % 2);
  const pen = canvas.getContext("2d")!;
  const theme = getComputedStyle(document.documentElement);
  const colour = (name: string): string => theme.getPropertyValue(name).trim();
  pen.fillStyle = colour("--paper");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0);
  pen.textBaseline = "middle";
  pen.fillStyle = colour("--ink");
  pen.font = `600 ${Math.round(line * 0.44)}px ${colour("--font-title")}`;
  const middle = picture.height + line / 2;
  pen.fillText(title, line * 0.4, middle, width * 0.6);
  pen.fillStyle = colour("--ink-2");
  pen.font = `400 ${Math.round(line * 0.4)}px ${colour("--font-ui")}`;
  pen.textAlign = "right";
  pen.fillText([when, "Sandtable"].filter(Boolean).join(" · "), canvas.width - line * 0.4, middle, width * 0.36);
  return canvas;
}

/** Everything that was asked for has been drawn. */
export const drawnNow = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
