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
    expect(text.match(/\/Type \/Page\n/g)?.length).toBeGreaterThanOrEqual(9);
    expect(pdf.length).toBeLessThan(150_000);
  },
);
