/** The sharing card of an ape, painted in the browser: its picture in ink, its number and what it is. */
import { rarityOf } from '@lilape/domain/apes/rarity';
import { bandWords } from '#content/apes.ts';
import { type Language, localizedPath } from '@lilape/domain/languages';
import { shareFile } from '#ui/share-file.ts';
import { traitsText } from './slip.tsx';

/** Pixels, as timelines show a tall picture whole. */
const size = { width: 1080, height: 1350 } as const;
const picture = { x: 60, y: 60, side: 960 } as const;

/** Paints the card and gives it to whatever the device shares with, or to its downloads. @throws Error where the browser cannot paint */
export async function shareApe(
  tokenId: number,
  bytes: Uint8Array<ArrayBuffer>,
  language: Language,
): Promise<void> {
  const blob = await paintCard(tokenId, bytes, language);
  const page = new URL(localizedPath(`/nft/${tokenId}`, language), location.origin);
  await shareFile(new File([blob], `lilape-${tokenId}.png`, { type: 'image/png' }), page.href);
}

async function paintCard(tokenId: number, bytes: Uint8Array<ArrayBuffer>, language: Language): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas.');
  const [ape] = await Promise.all([
    createImageBitmap(new Blob([bytes], { type: 'image/png' })),
    document.fonts.ready,
  ]);
  paintGround(context);
  context.drawImage(ape, picture.x, picture.y, picture.side, picture.side);
  outline(context, picture.x, picture.y, picture.side, picture.side);
  paintWords(context, tokenId, language);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('No picture came.')) : resolve(blob)),
      'image/png',
    );
  });
}

function paintGround(context: CanvasRenderingContext2D): void {
  context.fillStyle = colour('--banana');
  context.fillRect(0, 0, size.width, size.height);
  context.fillStyle = colour('--banana-deep');
  for (let y = 0; y < size.height; y += 28)
    for (let x = (y / 28) % 2 === 0 ? 0 : 14; x < size.width; x += 28) {
      context.beginPath();
      context.arc(x, y, 4, 0, 2 * Math.PI);
      context.fill();
    }
  outline(context, 8, 8, size.width - 16, size.height - 16);
}

function outline(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  context.strokeStyle = colour('--ink');
  context.lineWidth = 14;
  context.strokeRect(x, y, width, height);
}

function paintWords(context: CanvasRenderingContext2D, tokenId: number, language: Language): void {
  const { score, band } = rarityOf(tokenId);
  const lines = [
    {
      text: `LilApe #${tokenId}`,
      font: '84px "Dela Gothic One", sans-serif',
      y: 1_140,
    },
    { text: `${bandWords[band][language]} · ${score}`, font: '52px "Dela Gothic One", sans-serif', y: 1_215 },
    ...twoLines(traitsText(tokenId, language)).map((text, line) => ({
      text,
      font: '32px "JetBrains Mono Variable", monospace',
      y: 1_270 + 42 * line,
    })),
  ];
  context.fillStyle = colour('--ink');
  for (const { text, font, y } of lines) {
    context.font = font;
    context.fillText(text, picture.x, y, picture.side);
  }
}

/** Letters that a line of traits has room for. */
const ROOM = 50;

/** The traits in a line, or in two that break behind a comma: a longer language would be squeezed into one. */
export function twoLines(traits: string): string[] {
  if (traits.length <= ROOM) return [traits];
  const at = traits.lastIndexOf(', ', ROOM - 1) + 1;
  return [traits.slice(0, at), traits.slice(at + 1)];
}

/** A colour of the site's own. */
function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
