// @vitest-environment node
import { expect, test } from 'vitest';
import { artModule, dataAddress } from './art.ts';

test('behavior: an address that holds a drawing has nothing in it that addresses may not have', () => {
  expect(dataAddress('<svg viewBox="0 0 9 9">\n<path fill="#FFF"/><style>a{b:c}</style></svg>')).toBe(
    'data:image/svg+xml,%3Csvg%20viewBox=%220%200%209%209%22%3E%0A%3Cpath%20fill=%22%23FFF%22/%3E%3Cstyle%3Ea%7Bb:c%7D%3C/style%3E%3C/svg%3E',
  );
});

test('behavior: a drawing is found by a rule; only documents hold small ones by their address', async () => {
  const svg = '<svg viewBox="0 0 20 10"><path/></svg>';
  const tall = `<svg viewBox="0 0 9 9">${'<path d="M0 0Z"/>'.repeat(40)}</svg>`;
  const all = [
    { name: 'leaf', svg },
    { name: 'tree', svg: tall },
  ];
  const read = async (inDocuments: boolean) => {
    const source = encodeURIComponent(artModule(all, inDocuments));
    return (await import(
      /* @vite-ignore */ `data:text/javascript,${source}`
    )) as typeof import('virtual:art');
  };
  const [page, documents] = [await read(false), await read(true)];
  const addressOf = (art: typeof page, name: string) => art.artAddress(name as 'banana');
  expect(addressOf(page, 'leaf')).toMatch(/^\/assets\/art-[0-9a-f]{8}\/leaf\.svg$/);
  expect(addressOf(documents, 'leaf')).toBe(dataAddress(svg));
  expect(addressOf(documents, 'tree')).toBe(addressOf(page, 'leaf').replace('leaf', 'tree'));
  expect([page.artRatio('leaf' as 'banana'), page.artRatio('tree' as 'banana')]).toEqual([2, 1]);
});
