/** Makes the maps of what is written on the sharing card of an ape: node packages/web/scripts/card-letters.ts. Run it when its words change. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateRawSync } from 'node:zlib';
import { BAND_NAMES } from '@lilape/domain/apes/rarity';
import { nameLetters, nameWidth } from '@lilape/art/svg/letters';
import { cardMapsPath } from '@lilape/art/studio/card-maps';
import { rasterise } from '@lilape/art/studio/rasterise';
import type { NftPen } from '@lilape/art/nft/materials';
import { mapOf, packMaps, type PartMap } from '@lilape/art/nft/paint/maps';
import { create, type Font } from 'fontkit';
import { LANGUAGES, type Language } from '@lilape/domain/languages';

const require = createRequire(import.meta.url);
const face = (script: string) =>
  create(
    readFileSync(
      require.resolve(`@fontsource/dela-gothic-one/files/dela-gothic-one-${script}-400-normal.woff2`),
    ),
  );
const faces: Record<Language, Font> = { en: face('latin'), ru: face('cyrillic') };

/** Left edge and the widest that anything is, pixels. */
const [left, widest] = [44, 480];
/** The longest number has six signs. */
const numberSize = 92;

const bands = {
  en: { common: 'Common', uncommon: 'Uncommon', rare: 'Rare', epic: 'Epic', legendary: 'Legendary' },
  ru: {
    common: 'Обычная',
    uncommon: 'Необычная',
    rare: 'Редкая',
    epic: 'Эпическая',
    legendary: 'Легендарная',
  },
} as const satisfies Record<Language, Record<(typeof BAND_NAMES)[number], string>>;

/** A text as one outline with its left end on the base line at the origin, and its width. */
function outlineOf(text: string, size: number, language: Language): { d: string; width: number } {
  const font = faces[language];
  const scale = size / font.unitsPerEm;
  let x = 0;
  const parts = font.layout(text).glyphs.map((glyph) => {
    const d = glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
    x += glyph.advanceWidth * scale;
    return d;
  });
  return { d: parts.join(''), width: x };
}

const name = (pen: NftPen) =>
  `<g transform="translate(${left + 8} 64) scale(${(widest - 60) / nameWidth})" ${pen.fill('rim')}><g${pen.stroke('ink')} stroke-width="30" stroke-linejoin="round">${nameLetters()}</g>${nameLetters()}</g>`;

function glyph(sign: string) {
  const { d } = outlineOf(sign, numberSize, 'en');
  return (pen: NftPen) =>
    `<g transform="translate(40 352)"><path d="${d}"${pen.stroke('rim')} stroke-width="14" stroke-linejoin="round"/><path d="${d}"${pen.fill('ink')}/></g>`;
}

/** The band's word in a frame, a little askew. */
function stamp(word: string, language: Language) {
  const { d, width } = outlineOf(word, Math.min(56, 600 / word.length), language);
  return (pen: NftPen) =>
    `<g transform="rotate(-3 ${left} 500)"><rect x="${left}" y="430" width="${Math.round(width) + 52}" height="92" rx="16"${pen.fill('rim')}${pen.stroke('ink')} stroke-width="8"/><path transform="translate(${left + 26} 497)" d="${d}"${pen.fill('ink')}/></g>`;
}

const drawings: Record<string, (pen: NftPen) => string> = {
  name,
  ...Object.fromEntries('#0123456789'.split('').map((sign) => [`sign/${sign}`, glyph(sign)])),
  ...Object.fromEntries(
    LANGUAGES.flatMap((language) =>
      BAND_NAMES.map((band) => [`stamp/${language}/${band}`, stamp(bands[language][band], language)]),
    ),
  ),
};

const maps = new Map<string, PartMap>();
for (const [key, render] of Object.entries(drawings)) maps.set(key, mapOf(await rasterise(render)));
const bytes = deflateRawSync(packMaps(maps), { level: 9 });
writeFileSync(cardMapsPath, bytes);
console.log(`${maps.size} maps, ${bytes.length} bytes`);
