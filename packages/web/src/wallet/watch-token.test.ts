import { beforeEach, expect, test, vi } from 'vitest';
import { contracts } from '#shell/first/deployment.ts';
import { watchToken } from './watch-token.ts';

type Call = { method: string; params?: unknown };

const asked: Call[] = [];
let answer: (call: Call) => unknown;

/** A wallet that is installed but not connected, as its extension injects it. */
function install(...flags: string[]) {
  const wallets = flags.map((flag) => ({
    [flag]: true,
    request: async (call: Call) => {
      asked.push(call);
      return answer(call);
    },
  }));
  vi.stubGlobal('ethereum', wallets.length === 1 ? wallets[0] : { providers: wallets, request: () => null });
}

const again = vi.fn<() => void>();

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  answer = ({ method }) => (method === 'eth_chainId' ? '0x7a69' : true);
});

test('behavior: the only installed wallet is asked to list the token of this network', async () => {
  install('isMetaMask');
  await expect(watchToken(again)).resolves.toBe('added');
  expect(asked.at(-1)).toEqual({
    method: 'wallet_watchAsset',
    params: {
      type: 'ERC20',
      options: {
        address: contracts.lilape,
        symbol: 'LILAPE',
        decimals: 18,
        image: expect.stringMatching(/\/icon-192\.png$/),
      },
    },
  });
  expect(asked.map(({ method }) => method)).not.toContain('wallet_switchEthereumChain');
});

test('behavior: a visitor who says no is not notified of an error', async () => {
  install('isMetaMask');
  answer = ({ method }) => {
    if (method === 'eth_chainId') return '0x7a69';
    throw Object.assign(new Error('no'), { code: 4001 });
  };
  await expect(watchToken(again)).resolves.toBe('refused');
});

test('error: a wallet that cannot list tokens is named as such', async () => {
  install('isMetaMask');
  answer = ({ method }) => {
    if (method === 'eth_chainId') return '0x7a69';
    throw Object.assign(new Error('unsupported'), { code: 4200 });
  };
  await expect(watchToken(again)).rejects.toMatchObject({ code: 'TOKEN_NOT_ADDED' });
});

test('error: a wallet on another network that will not switch is asked for nothing more', async () => {
  install('isMetaMask');
  answer = ({ method }) => {
    if (method === 'eth_chainId') return '0x1';
    throw Object.assign(new Error('no'), { code: 4001 });
  };
  await expect(watchToken(again)).rejects.toMatchObject({ code: 'SWITCH_FAILED' });
  expect(asked.map(({ method }) => method)).not.toContain('wallet_watchAsset');
});

test('behavior: with several wallets, or none, the visitor chooses first', async () => {
  install('isMetaMask', 'isRabby');
  await expect(watchToken(again)).resolves.toBe('choosing');
  vi.stubGlobal('ethereum', undefined);
  await expect(watchToken(again)).resolves.toBe('choosing');
  expect(asked).toEqual([]);
});
