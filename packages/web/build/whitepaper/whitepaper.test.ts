// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { whitepaper } from '../../src/content/whitepaper/whitepaper.ts';
import type { Block } from '../../src/text/document.ts';
import type { Language } from '@lilape/domain/languages';
import { pagesOf, printedOrigin, withOrigin } from './pdf.ts';
import { printedFile, sourceMark } from './source.ts';

const pdfOf = (language: Language) => readFileSync(printedFile(language));
const textOf = (pdf: Buffer) => pdf.toString('latin1');
const count = (text: string, what: string) => text.split(what).length - 1;

/** The titles of the outline, which stand as plain text or as UTF-16. */
function outlineOf(pdf: Buffer): string[] {
  const titles = textOf(pdf).matchAll(/<<\/Title (?:\((.*)\)|<FEFF(.*)>)\n\/Dest/g);
  return [...titles].map(
    ([, plain, hex = '']) => plain ?? Buffer.from(hex, 'hex').swap16().toString('utf16le'),
  );
}

function headingsOf(block: Block, language: Language): string[] {
  if (block.kind === 'heading') return [block.text[language]];
  return block.kind === 'phases' ? block.phases.map(({ title }) => title[language]) : [];
}

describe.each(['en', 'ru'] as const)('the %s file', (language) => {
  const pdf = pdfOf(language);
  const text = textOf(pdf);

  test('behavior: it was printed from the present text (otherwise: npm run whitepaper -w @lilape/web)', () => {
    expect(/\/Creator \((.*?)\)/.exec(text)?.[1]).toBe(sourceMark(language));
  });

  test('behavior: its outline has every chapter and heading', () => {
    const chapters = whitepaper.sections.map(({ title }, index) => `${index + 1}\u00a0${title[language]}`);
    const headings = whitepaper.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => headingsOf(block, language)),
    );
    const contents = { en: 'Contents', ru: 'Содержание' }[language];
    expect(outlineOf(pdf).toSorted()).toEqual(
      [whitepaper.title[language], contents, ...chapters, ...headings].toSorted(),
    );
  });

  test('behavior: it is tagged, dated, in its language, and not heavy', () => {
    expect(text).toContain('/Marked true');
    expect(text).toContain(`/Lang (${language})`);
    expect(new Set(text.match(/D:\d{14}/g))).toEqual(new Set(['D:20261129000000']));
    expect(count(text, '/Type /Page\n')).toBeGreaterThanOrEqual(9);
    expect(pdf.length).toBeLessThan(360_000);
  });

  test('behavior: tables have captions and a scope for each heading, lists have items', () => {
    expect({ tables: count(text, '/S /Table\n'), captions: count(text, '/S /Caption\n') }).toEqual({
      tables: 5,
      captions: 7,
    });
    expect(count(text, '/S /TD\n')).toBeGreaterThan(count(text, '/S /TR\n'));
    expect(count(text, '/Scope /Column') + count(text, '/Scope /Row')).toBe(count(text, '/S /TH\n'));
    expect(count(text, '/Scope /Row')).toBeGreaterThan(0);
    expect(count(text, '/S /LI\n')).toBeGreaterThan(count(text, '/S /L\n'));
  });

  test('behavior: its contents lead to every chapter, in the order of their pages', () => {
    const pages = pagesOf(pdf);
    const found = whitepaper.sections.map(({ id }) => pages.get(id) ?? 0);
    expect(found[0]).toBe(3);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    for (const { id } of whitepaper.sections) expect(text).toContain(`/Dest /${id}\n`);
  });

  test('behavior: each link is an element, and within the site it has the address of the site', () => {
    const built = withOrigin(pdf, 'https://lilape.example');
    expect(built.length).toBe(pdf.length);
    expect(textOf(built)).not.toContain('.invalid');
    expect(textOf(built)).toContain(
      `/URI (https://lilape.example${language === 'ru' ? '/ru' : ''}/contracts)`,
    );
    const links = count(text, '/Subtype /Link\n');
    expect(links).toBeGreaterThan(15);
    expect(count(text, '/Type /OBJR')).toBe(links);
  });
});

test('behavior: without an address of the site links stay within it', () => {
  expect(textOf(withOrigin(pdfOf('en')))).toContain('/URI (/contracts)');
});

test('error: an address that is longer than the one in its place', () => {
  expect(() => withOrigin(pdfOf('en'), `${printedOrigin}x`)).toThrow('has no room');
});
