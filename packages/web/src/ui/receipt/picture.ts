/** The picture of a receipt, drawn in the browser; it shows no more than the chain does. */
import { networkName } from '@lilape/domain/chains';
import type { TransactionBody } from '@lilape/wire/chain';
import { artAddress, artRatio } from 'virtual:art';
import { chainId } from '#shell/deployment.ts';
import type { Language } from '@lilape/domain/languages';
import { formatDecimal, formatTextDown } from '#shell/text/format.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { shortAddress } from '#shell/text/short-address.ts';

/** As large as link previews want it, pixels. */
const size = { width: 1200, height: 630 } as const;
/** From the edge to the middle of the outline, pixels. */
const frame = 24;

/** Draws the receipt as PNG. @throws Error where the browser cannot draw */
export async function drawReceipt(transaction: TransactionBody, language: Language): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas.');
  const [ape] = await Promise.all([loadImage(artAddress('ape-joy')), document.fonts.ready]);
  drawGround(context);
  context.drawImage(ape, 690, 90, 450 * artRatio('ape-joy'), 450);
  drawWords(context, linesOf(transaction, language));
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('No picture came.')) : resolve(blob)),
      'image/png',
    );
  });
}

type Line = { text: string; font: string; y: number };

function linesOf({ purchases, block, txHash }: TransactionBody, language: Language): Line[] {
  const first = purchases[0];
  if (first === undefined) return [];
  const more = purchases.length > 1 ? ` +${purchases.length - 1}` : '';
  const number = '"JetBrains Mono Variable", monospace';
  const display = '"Dela Gothic One", sans-serif';
  return [
    { text: 'LilApe', font: `44px ${display}`, y: 130 },
    { text: formatTextDown(first.tokens, 2, language), font: `68px ${display}`, y: 270 },
    { text: `LILAPE${more}`, font: `44px ${display}`, y: 335 },
    {
      text: `${formatDecimal(first.paid, language)} ${first.method} → ${shortAddress(first.buyer)}`,
      font: `30px ${number}`,
      y: 415,
    },
    {
      text: `${networkName(chainId, language)}, #${block}, ${formatZoned(first.time, language, { date: 'medium', time: 'short' })}`,
      font: `24px ${number}`,
      y: 465,
    },
    { text: shortAddress(txHash), font: `24px ${number}`, y: 505 },
  ];
}

function drawGround(context: CanvasRenderingContext2D): void {
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

function drawWords(context: CanvasRenderingContext2D, lines: readonly Line[]): void {
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
