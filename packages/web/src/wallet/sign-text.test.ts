/** Texts that wallets sign, or do not. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusal } from '#chain/testing/fake-wallet.ts';

const alice = '0xF414000000000000000000000000000000000001';
const bob = '0xF414000000000000000000000000000000000002';

let signText: typeof import('./sign-text.ts').signText;
let sign: () => unknown;
const asked: unknown[] = [];

beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  asked.length = 0;
  sign = () => '0xabcd';
  const answers: Record<string, unknown> = { eth_requestAccounts: [alice], eth_chainId: '0x7a69' };
  vi.stubGlobal('ethereum', {
    isMetaMask: true,
    request: async ({ method, params }: { method: string; params: unknown }) => {
      if (method !== 'personal_sign') return answers[method] ?? null;
      asked.push(params);
      return sign();
    },
    on: () => undefined,
    removeListener: () => undefined,
  });
  const { connectWallet } = await import('./connection.ts');
  await connectWallet('metamask');
  ({ signText } = await import('./sign-text.ts'));
});

afterEach(() => vi.unstubAllGlobals());

test('behavior: the wallet is given the bytes of the text and the account', async () => {
  await expect(signText('Обезьяна', alice)).resolves.toBe('0xabcd');
  expect(asked).toEqual([['0xd09ed0b1d0b5d0b7d18cd18fd0bdd0b0', alice]]);
});

test('error: a person who says no has a sentence', async () => {
  sign = () => {
    throw refusal(4001);
  };
  await expect(signText('ape', alice)).rejects.toMatchObject({ code: 'SIGNATURE_REJECTED' });
});

test.each([[null], [''], ['0x'], ['0xabc'], [{}], ['yes']])('error: %j is no signature', async (answer) => {
  sign = () => answer;
  await expect(signText('ape', alice)).rejects.toMatchObject({ code: 'SIGNATURE_FAILED' });
});

test('error: another account than the one that was to sign is not asked', async () => {
  await expect(signText('ape', bob)).rejects.toMatchObject({ code: 'ACCOUNT_CHANGED' });
  expect(asked).toEqual([]);
});
