/** What can be read from what wallets throw. */
import { expect, test } from 'vitest';
import { AppError } from '@lilape/domain/app-error';
import { codesOf, wordsOf } from './foreign-error.ts';

test.each([
  ['nonce too low', 'nonce too low'],
  [new Error('nonce too low'), 'nonce too low'],
  [{ message: 'Internal JSON-RPC error.', data: { message: 'nonce too low' } }, 'nonce too low'],
  [{ message: 'no', data: { originalError: { message: 'nonce too low' } } }, 'nonce too low'],
  [new Error('outer', { cause: 'nonce too low' }), 'nonce too low'],
  ['  nonce\n\ttoo\u0000 low\u202e ', 'nonce too low'],
  ['<b>nonce</b>', '<b>nonce</b>'],
  [{ message: 'execution reverted', data: `0x${'12'.repeat(40)}` }, 'execution reverted'],
  [new AppError('SWITCH_FAILED', {}, { cause: new Error('not today') }), 'not today'],
] as const)('behavior: the words of %o are %j', (thrown, words) => {
  expect(wordsOf(thrown)).toBe(words);
});

test.each([
  [undefined],
  [null],
  [{}],
  [''],
  [7],
  [' \n '],
  [{ message: 7 }],
  [new AppError('SWITCH_FAILED')],
])('behavior: %o has no words of a wallet', (thrown) => {
  expect(wordsOf(thrown)).toBeUndefined();
});

test('behavior: long words are cut to 160 characters', () => {
  const words = wordsOf('banana '.repeat(1_000));
  expect(words).toHaveLength(160);
  expect(words).toMatch(/^banana banana .* banan…$/);
});

test('behavior: an error that wraps itself, or cannot be looked at, is read all the same', () => {
  const ring: { code: number; cause?: unknown } = { code: 4001 };
  ring.cause = ring;
  expect(codesOf(ring)).toContain(4001);
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  expect(codesOf({ code: '4001', cause: proxy })).toEqual([4001]);
  expect(wordsOf(proxy)).toBeUndefined();
});
