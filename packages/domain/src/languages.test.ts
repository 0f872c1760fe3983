import { expect, test } from 'vitest';
import { languageOf, localizedPath, pathOf } from '@lilape/domain/languages';

test.each([
  ['/', 'en'],
  ['/staking', 'en'],
  ['/rural', 'en'],
  ['/ru', 'ru'],
  ['/ru/', 'ru'],
  ['/ru/staking', 'ru'],
] as const)('behavior: %s is written in %s', (pathname, language) => {
  expect(languageOf(pathname)).toBe(language);
});

test.each([
  ['/', 'ru', '/ru/'],
  ['/#faq', 'ru', '/ru/#faq'],
  ['/staking', 'ru', '/ru/staking'],
  ['/staking', 'en', '/staking'],
] as const)('behavior: %s in %s is %s', (path, language, address) => {
  expect(localizedPath(path, language)).toBe(address);
});

test.each([
  ['/ru', 'ru', '/'],
  ['/ru/', 'ru', '/'],
  ['/ru/staking/', 'ru', '/staking'],
  ['/game/level-2', 'en', '/game/level-2'],
  ['/', 'en', '/'],
] as const)('behavior: %s without its language %s is %s', (pathname, language, path) => {
  expect(pathOf(pathname, language)).toBe(path);
});
