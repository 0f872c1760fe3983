/** Makes the whitepaper's PDF: cover, contents, chapters; the same bytes every time. */
import { apeReading } from '@lilape/art/guide/reading';
import { halftone, rampBetween } from '@lilape/art/draw/halftone';
import PdfDocument from 'pdfkit';
import { whitepaper } from '../../src/content/whitepaper/whitepaper.ts';
import type { Section } from '../../src/text/document.ts';
import { localizedPath, type Language } from '../../src/shell/page/language.ts';
import { siteUrl } from '../site-url.ts';
import { setBlock } from './blocks.ts';
import { drawSvg } from './drawing.ts';
import { colours, column, page, Sheet } from './sheet.ts';
import { registerFaces } from './type.ts';

type Pdf = InstanceType<typeof PdfDocument>;

const words = {
  contents: { en: 'Contents', ru: 'Содержание' },
  risk: {
    en: 'LILAPE is a meme token. It may become worthless, and nobody promises you a profit. Only spend what you can lose.',
    ru: 'LILAPE — мем-токен. Он может обесцениться, и прибыли вам никто не обещает. Тратьте только то, что готовы потерять.',
  },
  ape: { en: 'The ape reads the whitepaper.', ru: 'Обезьяна читает белую книгу.' },
  subject: { en: 'The $LILAPE token on Base', ru: 'Токен $LILAPE в сети Base' },
} as const;

/** A date in the file that says when the text was made, not when somebody built it. */
const edition = new Date('2025-01-22T00:00:00Z');

/** Resolves to the PDF of a language. */
export async function whitepaperPdf(language: Language): Promise<Buffer> {
  // The contents name pages that are only known once everything has been set: so it is set twice.
  const draft = compose(language, new Map());
  draft.doc.end();
  const { doc } = compose(language, draft.pages);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.end();
  });
}

/** Sets the whole document; `pages` has the page of each section from a setting before. */
function compose(
  language: Language,
  pages: ReadonlyMap<string, number>,
): { doc: Pdf; pages: Map<string, number> } {
  const doc = new PdfDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: {
      Title: `LilApe: ${whitepaper.title[language]}`,
      Author: 'LilApe',
      Subject: words.subject[language],
      Keywords: 'LILAPE, Base',
      CreationDate: edition,
      ModDate: edition,
    },
  });
  registerFaces(doc);
  const sheet = new Sheet(doc, whitepaper.title[language], (to) => addressOf(to, language));
  setCover(sheet, language);
  sheet.newPage();
  setContents(sheet, language, pages);
  const found = new Map<string, number>();
  whitepaper.sections.forEach((section, index) => {
    // A chapter starts a page of its own unless there is room for a good piece of it; the phases stay together.
    const isLong = section.blocks.some(({ kind }) => kind === 'phases');
    const lastStart = page.height * (isLong ? 0.36 : 0.72);
    if (index === 0 || sheet.y > lastStart) sheet.newPage();
    else sheet.gap(26);
    found.set(section.id, sheet.number);
    setSection(sheet, section, index + 1, language);
  });
  sheet.structure.end();
  return { doc, pages: found };
}

/** Addresses of this site need its origin, which a build may not know: then the words stand without a link. */
function addressOf(to: string, language: Language): string | undefined {
  if (!to.startsWith('/')) return to;
  const origin = siteUrl();
  return origin === undefined ? undefined : origin + localizedPath(to, language);
}

function setCover(sheet: Sheet, language: Language): void {
  const { doc } = sheet;
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(0, 0, page.width, page.height).fill(colours.paper);
  const size = 1024;
  const shade = halftone({
    box: [0, 560, size, 1448],
    pitch: 34,
    maxRadius: 15,
    darkness: rampBetween([380, 700], [620, 1448]),
  });
  drawSvg(
    doc,
    `<svg viewBox="0 0 ${size} 1448"><g fill="none" stroke="#EFD9A5">${shade}</g></svg>`,
    0,
    0,
    page.width,
  );
  doc.rect(0, page.height - 156, page.width, 156).fill(colours.banana);
  doc.rect(0, page.height - 158, page.width, 3).fill(colours.ink);
  doc.endMarkedContent();
  sheet.y = 84;
  sheet.mark('P', () => sheet.text('LilApe', { face: 'display', size: 26, leading: 1.3 }));
  sheet.mark('H1', () =>
    sheet.text(whitepaper.title[language], { face: 'display', size: 54, leading: 1.15 }),
  );
  sheet.gap(10);
  sheet.mark('P', () => sheet.text(whitepaper.lead[language], { size: 14, width: column - 40 }));
  const draw = () => void drawSvg(doc, apeReading(), 92, 290, 400);
  sheet.structure.mark('Figure', draw, { alt: words.ape[language] });
  sheet.y = page.height - 134;
  sheet.mark('P', () => {
    sheet.text(whitepaper.edition[language], { face: 'strong', size: 11 });
    sheet.text(words.risk[language], { size: 10.5 });
  });
}

function setContents(sheet: Sheet, language: Language, pages: ReadonlyMap<string, number>): void {
  sheet.gap(16);
  sheet.mark('H2', () => sheet.text(words.contents[language], { face: 'display', size: 24, leading: 1.3 }));
  sheet.gap(14);
  sheet.structure.group('TOC', () => {
    whitepaper.sections.forEach((section, index) => {
      const numbers = { own: index + 1, page: pages.get(section.id) };
      sheet.structure.group('TOCI', () => setEntry(sheet, section, numbers, language));
    });
  });
}

/** Sets a line of the contents, all of which leads to its section. */
function setEntry(
  sheet: Sheet,
  { id, title, blocks }: Section,
  numbers: { own: number; page: number | undefined },
  language: Language,
): void {
  const { doc, y: top } = sheet;
  const parts = blocks.filter((block) => block.kind === 'heading').map(({ text }) => text[language]);
  const style = { x: page.left + 26, width: column - 80, size: 9.5, colour: colours.soft };
  const height = 20 + (parts.length > 0 ? sheet.heightOf(parts.join(' · '), style) : 0);
  sheet.structure.link(`#${id}`, { x: page.left, y: top, width: column, height }, title[language], () => {
    sheet.textAt(String(numbers.own), page.left, top, { face: 'display', size: 12, colour: colours.clay });
    sheet.textAt(title[language], page.left + 26, top, { face: 'strong', size: 12 });
    sheet.textRight(String(numbers.page ?? ''), page.width - page.right, top, {
      face: 'numberStrong',
      size: 11,
    });
    sheet.y = top + 20;
    if (parts.length > 0) sheet.text(parts.join(' · '), style);
  });
  sheet.gap(6);
  doc
    .moveTo(page.left, sheet.y)
    .lineTo(page.width - page.right, sheet.y)
    .lineWidth(0.6)
    .stroke(colours.line);
  sheet.gap(6);
}

function setSection(
  sheet: Sheet,
  { id, title, stamp, blocks }: Section,
  number: number,
  language: Language,
): void {
  const { doc } = sheet;
  doc.addNamedDestination(id, 'XYZ', 0, sheet.y - 16, null);
  const entry = doc.outline.addItem(`${number}. ${title[language]}`);
  sheet.mark('H2', () => {
    const style = { face: 'display', size: 21, leading: 1.3 } as const;
    const width = sheet.textAt(`${number}`, page.left, sheet.y, { ...style, colour: colours.clay });
    sheet.text(title[language], { ...style, x: page.left + width + 10 });
  });
  if (stamp !== undefined)
    sheet.mark('P', () => sheet.text(stamp[language], { face: 'display', size: 11, colour: colours.clay }));
  sheet.gap(3);
  doc.rect(page.left, sheet.y, column, 3.5).fill(colours.banana);
  sheet.gap(14);
  for (const block of blocks) {
    setBlock(sheet, block, language);
    if (block.kind === 'heading') entry.addItem(block.text[language]);
  }
}
