/** The pictures in `public/` that no browser paints by itself: icons, sharing cards and stickers, as the HTML they are photographed from. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { apeSketchingApes } from '@lilape/art/ape/ape-sketches';
import { apeAtStall } from '@lilape/art/ape/ape-stall';
import { favicon } from '@lilape/art/ape/favicon';
import { logoMark } from '@lilape/art/ape/logo';
import { socialCard, socialPicture } from '@lilape/art/ape/social';
import { claimPanel } from '@lilape/art/guide/claim';
import { connectPanel } from '@lilape/art/guide/connect';
import { apeNotLooking } from '@lilape/art/guide/not-looking';
import { apeReading } from '@lilape/art/guide/reading';
import { paintApe } from '@lilape/art/nft/paint/paint-ape';
import { shrink } from '@lilape/art/nft/paint/shrink';
import { stickers } from '@lilape/art/stickers/stickers';
import { readMaps } from '@lilape/art/studio/maps-file';
import { encodePng } from '@lilape/art/studio/png';
import { LAST_ID, LAST_SOLD_ID } from '@lilape/domain/apes/ids';
import {
  exampleIds,
  examplePath,
  exampleSides,
  thumbnailsPath,
} from '../src/features/mint/front/examples.ts';
import type { PageName } from '../src/pages.ts';
import { LANGUAGES, type Language } from '@lilape/domain/languages';

/** How a picture is kept: as it is, with a palette, or as a smaller picture for the page: a WebP that people may save too, or an AVIF. */
export type PictureForm = 'png' | 'indexed' | 'webp' | 'avif';

/** A picture: where it lies under `public/`, its size in pixels, and the document it is taken of. */
export type Picture = { file: string; form: PictureForm; width: number; height: number; html: string };

const paper = '#fff6e3';
const require = createRequire(import.meta.url);

/** Icons that are cut to a shape keep a margin; the small one is the favicon's simpler drawing. */
const icons = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.86, render: logoMark },
  { file: 'icon-192.png', size: 192, share: 0.86, render: logoMark },
  { file: 'icon-512.png', size: 512, share: 0.86, render: logoMark },
  { file: 'icon-maskable-512.png', size: 512, share: 0.66, render: logoMark },
  { file: 'favicon-32.png', size: 32, share: 1, render: favicon },
] as const;

type Card = { title: Record<Language, string>; render: () => string };

/** Pages with a sharing card of their own; all others share that of home. */
const cards = {
  'how-to-buy': { title: { en: 'How to buy', ru: 'Как купить' }, render: connectPanel },
  whitepaper: { title: { en: 'Whitepaper', ru: 'Белая книга' }, render: apeReading },
  sale: { title: { en: 'The sale so far', ru: 'Как идёт продажа' }, render: claimPanel },
  'mint-nft': { title: { en: 'Mint NFT', ru: 'Минт NFT' }, render: apeSketchingApes },
  market: { title: { en: 'The market', ru: 'Рынок' }, render: apeAtStall },
  contracts: { title: { en: 'Contracts, in full', ru: 'Контракты целиком' }, render: apeReading },
  privacy: { title: { en: 'What we know about you', ru: 'Что мы о вас знаем' }, render: apeNotLooking },
} as const satisfies Partial<Record<PageName, Card>>;

/** Size of every sharing card. @see https://ogp.me */
export const cardSize = { width: 1200, height: 630 } as const;

/** Returns the address of the sharing card of a page. */
export function cardPath(page: string, language: Language): string {
  return `/social/${Object.hasOwn(cards, page) ? page : 'home'}-${language}.png`;
}

/** Returns every picture there is. */
export function pictures(): Picture[] {
  return [
    ...icons.map(iconPicture),
    ...LANGUAGES.flatMap(cardPictures),
    ...stickerPictures(),
    ...prizePictures(),
    ...examplePictures(),
  ];
}

/** Returns what a picture is made of, as a hash: it changes when the picture has to be taken anew. */
export function pictureHash({ form, html, width, height }: Picture): string {
  return createHash('sha256').update(`${form} ${width}×${height}\n${html}`).digest('hex').slice(0, 16);
}

function iconPicture({ file, size, share, render }: (typeof icons)[number]): Picture {
  const margin = Math.round((size * (1 - share)) / 2);
  const background = share === 1 ? 'transparent' : paper;
  const side = size - 2 * margin;
  const style = `body{background:${background};padding:${margin}px}svg{width:${side}px;height:${side}px}`;
  return { file, form: 'png', width: size, height: size, html: documentOf(style, render()) };
}

/** Pixels of a sticker's side, as chats take them. */
const stickerSide = 512;

/** Each as a PNG to copy and save, which every app understands, and as a WebP for the page. */
function stickerPictures(): Picture[] {
  return Object.entries(stickers).flatMap(([name, render]) => {
    const html = documentOf(`svg{width:${stickerSide}px;height:${stickerSide}px}`, render());
    const size = { width: stickerSide, height: stickerSide };
    return [
      { file: `stickers/${name}.png`, form: 'indexed' as const, ...size, html },
      { file: `stickers/${name}.webp`, form: 'webp' as const, ...size, html },
    ];
  });
}

/** Pixels of the side that an ape of a prize is painted with. */
const prizePixels = 128;

let paintedPrizes: readonly string[] | undefined;

/** The hundred apes that are prizes, as `img` elements; painted once, for that takes a second. */
function prizes(): readonly string[] {
  if (paintedPrizes !== undefined) return paintedPrizes;
  const maps = readMaps();
  paintedPrizes = Array.from({ length: LAST_ID - LAST_SOLD_ID }, (_, place) => {
    return imageOf(encodePng(shrink(paintApe(LAST_SOLD_ID + 1 + place, maps), prizePixels)));
  });
  return paintedPrizes;
}

/** All of them, ten by ten, and their first row for phones. */
function prizePictures(): Picture[] {
  return [
    inRows('prizes/apes.avif', 72, prizes(), 10),
    inRows('prizes/first-apes.avif', 80, prizes().slice(0, 10), 10),
  ];
}

/** Apes in rows of so many, `side` pixels each. */
function inRows(file: string, side: number, apes: readonly string[], row: number): Picture {
  return {
    file,
    form: 'avif',
    width: row * side,
    height: (apes.length / row) * side,
    html: documentOf(`body{display:flex;flex-wrap:wrap}img{width:${side}px;height:${side}px}`, apes.join('')),
  };
}

const imageOf = (png: Uint8Array): string =>
  `<img src="data:image/png;base64,${Buffer.from(png).toString('base64')}">`;

/** The examples of the mint page, as the studio paints them: two of each for the easel, and all in a row. */
function examplePictures(): Picture[] {
  const maps = readMaps();
  const apes = exampleIds.map((id) => imageOf(encodePng(paintApe(id, maps))));
  return [
    ...exampleIds.flatMap((id, place) =>
      (['large', 'medium'] as const).map((size) =>
        inRows(examplePath(id, size).slice(1), exampleSides[size], apes.slice(place, place + 1), 1),
      ),
    ),
    inRows(thumbnailsPath.slice(1), exampleSides.small, apes, apes.length),
  ];
}

function cardPictures(language: Language): Picture[] {
  const slogan = { en: 'Small ape.<br>Honest sale.', ru: 'Мелкая обезьяна.<br>Честная продажа.' }[language];
  const home = cardPicture('home', language, socialPicture(), `<p class="slogan">${slogan}</p>`);
  const others = Object.entries(cards).map(([page, { title, render }]) =>
    cardPicture(page, language, socialCard(render()), `<h1>${title[language]}</h1>`),
  );
  return [home, ...others];
}

function cardPicture(page: string, language: Language, drawing: string, words: string): Picture {
  const style =
    faces() +
    'h1,.slogan{position:absolute;left:46px;width:575px;color:#1b1710;font:400 78px/1.08 Dela,DelaCyrillic;text-wrap:balance}' +
    'h1{top:175px;height:320px;display:grid;align-items:center}.slogan{top:470px;font-size:44px}';
  return {
    file: `social/${page}-${language}.png`,
    form: 'png',
    ...cardSize,
    html: documentOf(style, drawing + words),
  };
}

/** The display face, inside the document, so that the picture is the same on every machine. */
function faces(): string {
  return [
    ['Dela', 'latin'],
    ['DelaCyrillic', 'cyrillic'],
  ]
    .map(([family, subset]) => {
      const file = require.resolve(
        `@fontsource/dela-gothic-one/files/dela-gothic-one-${subset}-400-normal.woff2`,
      );
      const data = readFileSync(file).toString('base64');
      return `@font-face{font-family:${family};src:url(data:font/woff2;base64,${data})}`;
    })
    .join('');
}

function documentOf(style: string, body: string): string {
  return `<!doctype html><meta charset="utf-8"><style>*{margin:0}svg{display:block}${style}</style>${body}`;
}
