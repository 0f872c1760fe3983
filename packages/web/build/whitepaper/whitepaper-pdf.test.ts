// @vitest-environment node
import { expect, onTestFinished, test, vi } from 'vitest';
import { whitepaperPdf } from './whitepaper-pdf.ts';

const textOf = (pdf: Buffer) => pdf.toString('latin1');

test('behavior: the file is the same every time', async () => {
  const [first, second] = [await whitepaperPdf('en'), await whitepaperPdf('en')];
  expect(first.equals(second)).toBe(true);
});

test.each(['en', 'ru'] as const)(
  'behavior: the %s file is tagged, dated, outlined and small',
  async (language) => {
    const pdf = await whitepaperPdf(language);
    const text = textOf(pdf);
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text).toContain('/Marked true');
    expect(text).toContain(`/Lang (${language})`);
    expect(text).toContain('D:20250122000000Z');
    expect(text).toContain('/Outlines');
    expect(text.match(/\/S \/Document\n/g)).toHaveLength(1);
    expect(text.match(/\/Type \/Page\n/g)?.length).toBeGreaterThanOrEqual(9);
    expect(pdf.length).toBeLessThan(200_000);
  },
);

test('behavior: tables have a cell for each column and their caption, lists have items', async () => {
  const text = textOf(await whitepaperPdf('en'));
  const count = (tag: string) => text.match(new RegExp(`/S /${tag}\\n`, 'g'))?.length ?? 0;
  expect({ tables: count('Table'), captions: count('Caption') }).toEqual({ tables: 5, captions: 5 });
  expect(count('TD')).toBeGreaterThan(count('TR'));
  expect(count('LI')).toBe(count('LBody'));
  expect(count('L')).toBeGreaterThan(0);
});

test('behavior: every link is an element that says where it leads, in the middle of its sentence', async () => {
  vi.stubEnv('LILAPE_SITE_URL', 'https://lilape.example');
  onTestFinished(() => void vi.unstubAllEnvs());
  const text = textOf(await whitepaperPdf('en'));
  const objects = text.split('endobj');
  const links = objects.filter((object) => object.includes('/S /Link\n'));
  const annotations = objects.filter((object) => object.includes('/Subtype /Link\n'));
  expect(annotations.length).toBeGreaterThan(10);
  expect(links).toHaveLength(annotations.length);
  expect(links.every((object) => object.includes('/Type /OBJR'))).toBe(true);
  expect(annotations.every((object) => /\/StructParent \d/.test(object))).toBe(true);
  expect(annotations.every((object) => object.includes('/Contents ('))).toBe(true);
  // What stands before the words of a link, the link, what stands after it.
  expect(objects.some((object) => /\/S \/P\n[^]*\/K \[\d+ \d+ 0 R \d+/.test(object))).toBe(true);
});

test('behavior: the cells that head a column or a row say so', async () => {
  const text = textOf(await whitepaperPdf('en'));
  const count = (what: string) => text.split(what).length - 1;
  expect(count('/Scope /Column')).toBeGreaterThan(0);
  expect(count('/Scope /Row')).toBeGreaterThan(0);
  expect(count('/Scope /Column') + count('/Scope /Row')).toBe(count('/S /TH\n'));
});
