/** The picture of an ending, painted in the browser: the ape, one figure and what it was. */
import { artAddress, artRatio } from 'virtual:art';

export type CardWords = {
  figure: string;
  unit: string;
  /** In small digits below; the first is the largest. At most three. */
  lines: readonly string[];
};

/** As large as link previews want it, pixels. */
const size = { width: 1200, height: 630 } as const;
/** From the edge to the middle of the outline, pixels. */
const frame = 24;

/** Paints the card as PNG. @throws Error where the browser cannot paint */
export async function paintCard(words: CardWords): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas.');
  const [ape] = await Promise.all([loadImage(artAddress('ape-joy')), document.fonts.ready]);
  paintGround(context);
  context.drawImage(ape, 690, 90, 450 * artRatio('ape-joy'), 450);
  paintWords(context, placed(words));
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('No picture came.')) : resolve(blob)),
      'image/png',
    );
  });
}

type Line = { text: string; font: string; y: number };

const number = '"JetBrains Mono Variable", monospace';
const display = '"Dela Gothic One", sans-serif';
const small = [
  { font: `30px ${number}`, y: 415 },
  { font: `24px ${number}`, y: 465 },
  { font: `24px ${number}`, y: 505 },
] as const;

function placed({ figure, unit, lines }: CardWords): Line[] {
  return [
    { text: 'LilApe', font: `44px ${display}`, y: 130 },
    { text: figure, font: `68px ${display}`, y: 270 },
    { text: unit, font: `44px ${display}`, y: 335 },
    ...small.map((place, index) => ({ text: lines[index] ?? '', ...place })),
  ];
}

function paintGround(context: CanvasRenderingContext2D): void {
  context.fillStyle = color('--paper');
  context.fillRect(0, 0, size.width, size.height);
  context.save();
  context.beginPath();
  context.rect(frame, frame, size.width - 2 * frame, size.height - 2 * frame);
  context.clip();
  context.fillStyle = color('--banana');
  context.beginPath();
  context.arc(930, 330, 290, 0, 2 * Math.PI);
  context.fill();
  context.restore();
  context.strokeStyle = color('--ink');
  context.lineWidth = 12;
  context.strokeRect(frame, frame, size.width - 2 * frame, size.height - 2 * frame);
}

function paintWords(context: CanvasRenderingContext2D, lines: readonly Line[]): void {
  context.fillStyle = color('--ink');
  for (const { text, font, y } of lines) {
    context.font = font;
    context.fillText(text, 80, y, 640);
  }
}

function loadImage(src: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error(`The drawing ${src} did not come.`)));
    image.src = src;
  });
}

/** A colour of the site's own. */
function color(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
