// The clips begin again without a jump, and the files that are committed are what messengers play.
import { readFileSync } from 'node:fs';
import { GIFS } from '@lilape/domain/posts/template';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { clips } from './clips.ts';

/** Share of the picture in which two moments differ. */
async function difference(render: (at: number) => string, one: number, other: number): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((at) =>
      sharp(Buffer.from(render(at)))
        .resize(128, 128)
        .greyscale()
        .raw()
        .toBuffer(),
    ),
  );
  if (a === undefined || b === undefined) throw new Error('not painted');
  return a.filter((value, index) => Math.abs(value - (b[index] ?? 0)) > 24).length / a.length;
}

test('behavior: every clip that a post can go with is painted', () => {
  expect(Object.keys(clips)).toEqual([...GIFS]);
});

describe.each(Object.entries(clips))('%s', (name, { render }) => {
  test('behavior: it is the same each time, and moves', () => {
    expect(render(0.5)).toBe(render(0.5));
    expect(render(0.5)).not.toBe(render(0.52));
  });

  test('behavior: little is another when it begins again: his face', async () => {
    expect(await difference(render, 0.999_999, 0)).toBeLessThan(0.06);
    expect(await difference(render, 0.5, 0)).toBeGreaterThan(0.03);
  });

  test('behavior: the file is H.264 without sound, its index in front, and light', () => {
    const bytes = readFileSync(new URL(`../../clips/${name}`, import.meta.url));
    const text = bytes.toString('latin1');
    expect(text.slice(4, 8)).toBe('ftyp');
    expect(text).toContain('avc1');
    expect(text).not.toContain('soun');
    expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'));
    expect(bytes.length).toBeLessThan(400_000);
  });
});
