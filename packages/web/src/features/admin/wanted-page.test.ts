/** Signing in leads to pages of ours alone. */
import { expect, test } from 'vitest';
import { wantedPage } from './wanted-page.ts';

test.each([
  ['?for=test-nft', 'test-nft'],
  ['?for=debug-characters&x=1', 'debug-characters'],
  ['', null],
  ['?for=', null],
  ['?for=/test-nft', null],
  ['?for=https://evil.example', null],
  ['?for=//evil.example', null],
  ['?for=javascript:alert(1)', null],
])('args: %s is %s', (search, page) => {
  expect(wantedPage(search)).toBe(page);
});
