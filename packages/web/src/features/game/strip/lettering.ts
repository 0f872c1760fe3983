/** Boxes and balloons of the strip, with words in the site's letters. */
import type { Inks } from '../paint/inks.ts';
import { LETTERS, linesOf } from './layout.ts';

const TEXT = "'Nunito Sans Variable', sans-serif";
const DISPLAY = "'Dela Gothic One', sans-serif";
export const fonts = {
  caption: `800 ${LETTERS}px ${TEXT}`,
  says: `800 ${LETTERS}px ${TEXT}`,
  title: `26px ${DISPLAY}`,
  address: `700 ${LETTERS}px ${TEXT}`,
} as const;
const LEADING = 28;

/** Waits for the letters that these words are in; the strip is painted without them, if they do not come. */
export async function lettersFor(words: readonly string[]): Promise<void> {
  const text = words.join('');
  const wanted = Object.values(fonts).map((font) => document.fonts.load(font, text));
  await Promise.allSettled(wanted);
}

type Context = CanvasRenderingContext2D;

function write(context: Context, lines: readonly string[], font: string, x: number, y: number): void {
  context.font = font;
  context.textBaseline = 'alphabetic';
  for (const [index, line] of lines.entries()) context.fillText(line, x, y + index * LEADING);
}

function widest(context: Context, lines: readonly string[]): number {
  return Math.max(...lines.map((line) => context.measureText(line).width));
}

/** A narrator's box with its upper left corner at (x, y). */
export function paintCaption(
  context: Context,
  inks: Inks,
  text: string,
  x: number,
  y: number,
  most: number,
): void {
  context.font = fonts.caption;
  const lines = linesOf(text, most - 28, (line) => context.measureText(line).width);
  const [width, height] = [widest(context, lines) + 28, lines.length * LEADING + 17];
  context.fillStyle = inks.banana;
  context.strokeStyle = inks.ink;
  context.lineWidth = 4;
  context.fillRect(x, y, width, height);
  context.strokeRect(x, y, width, height);
  context.fillStyle = INK;
  write(context, lines, fonts.caption, x + 14, y + 29);
}
const INK = '#1B1710';

/** A balloon whose tail ends at (tipX, tipY), as near above it as `box` allows. */
export function paintBalloon(
  context: Context,
  text: string,
  mouthX: number,
  tipY: number,
  box: { left: number; right: number; top: number },
): void {
  context.font = fonts.says;
  const tipX = Math.min(Math.max(mouthX, box.left + 12), box.right - 12);
  const lines = linesOf(text, 180, (line) => context.measureText(line).width);
  const [width, height] = [widest(context, lines) + 30, lines.length * LEADING + 20];
  const x = Math.min(Math.max(box.left, tipX - width / 2), box.right - width);
  const y = Math.max(box.top, tipY - height - 26);
  const tail = Math.min(Math.max(tipX, x + 26), x + width - 26);
  context.beginPath();
  context.roundRect(x, y, width, height, 16);
  const outline = () => {
    context.lineJoin = 'round';
    context.beginPath();
    context.moveTo(tail - 11, y + height - 2);
    context.lineTo(tipX, Math.max(tipY, y + height + 12));
    context.lineTo(tail + 11, y + height - 2);
  };
  context.fillStyle = '#FFFDF6';
  context.strokeStyle = INK;
  context.lineWidth = 4;
  context.fill();
  context.stroke();
  outline();
  context.fill();
  context.stroke();
  // The balloon opens into its tail.
  context.fillRect(tail - 9, y + height - 6, 18, 6);
  context.fillStyle = INK;
  write(context, lines, fonts.says, x + 15, y + 30);
}
