// @vitest-environment node
import { expect, test } from 'vitest';
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
    expect(pdf.length).toBeLessThan(150_000);
  },
);

test('behavior: tables have a cell for each column and their caption, lists have items', async () => {
  const text = textOf(await whitepaperPdf('en'));
  const count = (tag: string) => text.match(new RegExp(`/S /${tag}\\n`, 'g'))?.length ?? 0;
  expect({ tables: count('Table'), captions: count('Caption') }).toEqual({ tables: 4, captions: 4 });
  expect(count('TD')).toBeGreaterThan(count('TR'));
  expect(count('LI')).toBe(count('LBody'));
  expect(count('L')).toBeGreaterThan(0);
});
