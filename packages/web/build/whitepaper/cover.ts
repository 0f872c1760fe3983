/** What the whitepaper has on paper and not on the page: a cover, and contents that name pages. */
import { halftone, rampBetween } from '@lilape/art/svg/halftone';
import { apeReading } from '@lilape/art/guide/reading';
import { whitepaper } from '../../src/content/whitepaper/whitepaper.ts';
import type { Language } from '@lilape/domain/languages';

const words = {
  contents: { en: 'Contents', ru: 'Содержание' },
  risk: {
    en: 'LILAPE is a meme token. It may become worthless, and nobody promises you a profit. Only spend what you can lose.',
    ru: 'LILAPE — мем-токен. Он может обесцениться, и прибыли вам никто не обещает. Тратьте только то, что готовы потерять.',
  },
  ape: { en: 'The ape reads the whitepaper.', ru: 'Обезьяна читает белую книгу.' },
} as const;

const size = { width: 1024, height: 1448 };

const image = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** Returns the first page as HTML. */
export function coverOf(language: Language): string {
  return `<div class="cover">${dots()}<p class="brand">LilApe</p><h1>${whitepaper.title[language]}</h1>
<p class="lead">${whitepaper.lead[language]}</p><img alt="${words.ape[language]}" src="${image(apeReading())}"/>
<div class="foot"><p><strong>${whitepaper.edition[language]}</strong></p><p>${words.risk[language]}</p></div></div>`;
}

/** Returns the contents as HTML, with the page of each chapter where it is known. */
export function contentsOf(language: Language, pages: ReadonlyMap<string, number>): string {
  const items = whitepaper.sections.map(({ id, title, blocks }, index) => {
    const parts = blocks.filter((block) => block.kind === 'heading').map(({ text }) => text[language]);
    return `<li><a href="#${id}"><span class="number">${index + 1}</span> <span>${title[language]}</span>
<span class="page">${pages.get(id) ?? ''}</span></a><p class="parts">${parts.join(' · ')}</p></li>`;
  });
  return `<nav class="contents"><h2>${words.contents[language]}</h2><ol>${items.join('')}</ol></nav>`;
}

/** Returns the dots behind the ape. */
function dots(): string {
  const { width, height } = size;
  const shade = halftone({
    box: [0, 560, width, height],
    pitch: 34,
    maxRadius: 15,
    darkness: rampBetween([380, 700], [620, height]),
  });
  return `<svg aria-hidden="true" viewBox="0 0 ${width} ${height}">${shade}</svg>`;
}
