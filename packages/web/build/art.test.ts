// @vitest-environment node
import { expect, test } from 'vitest';
import { artModule } from './art.ts';

test('behavior: a drawing is found by a rule', async () => {
  const all = [
    { name: 'leaf', svg: '<svg viewBox="0 0 20 10"><path/></svg>' },
    { name: 'tree', svg: '<svg viewBox="0 0 9 9"><path/></svg>' },
  ];
  const source = encodeURIComponent(artModule(all));
  const { artAddress, artRatio } = (await import(
    /* @vite-ignore */ `data:text/javascript,${source}`
  )) as typeof import('virtual:art');
  expect(artAddress('leaf' as 'banana')).toMatch(/^\/assets\/art-[0-9a-f]{8}\/leaf\.svg$/);
  expect(artAddress('tree' as 'banana')).toBe(artAddress('leaf' as 'banana').replace('leaf', 'tree'));
  expect([artRatio('leaf' as 'banana'), artRatio('tree' as 'banana')]).toEqual([2, 1]);
});
