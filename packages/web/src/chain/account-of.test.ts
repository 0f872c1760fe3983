/** What is read without viem is what viem reads. */
import { presaleAbi } from '@lilape/contracts/generated/abis';
import { encodeFunctionData, encodeFunctionResult, type Hex } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';

const buyer = '0xF414000000000000000000000000000000000001';
const presale = '0x00000000000000000000000000000000000000b1';

afterEach(() => vi.resetModules());

async function readAs(answer: unknown, address: Hex | null = presale) {
  vi.doMock('#shell/first/deployment.ts', () => ({ contracts: { presale: address } }));
  const { accountOf } = await import('./account-of.ts');
  const calls: unknown[] = [];
  const request = async (call: unknown) => {
    calls.push(call);
    return answer;
  };
  return { account: accountOf({ request }, buyer), calls };
}

const answerOf = (account: object) =>
  encodeFunctionResult({ abi: presaleAbi, functionName: 'accountOf', result: account as never });

test.each([
  { usdt: 1n, usdc: 2n, tokens: 3n, claimed: false, refundedUsdt: true, refundedUsdc: false },
  {
    usdt: 2n ** 64n - 1n,
    usdc: 0n,
    tokens: 2n ** 112n - 1n,
    claimed: true,
    refundedUsdt: false,
    refundedUsdc: true,
  },
])('behavior: an account is asked for and read as the ABI says: %o', async (its) => {
  const { account, calls } = await readAs(answerOf(its));
  expect(await account).toEqual({
    paidUnits: { USDT: its.usdt, USDC: its.usdc },
    tokens: its.tokens,
    isClaimed: its.claimed,
    isRefunded: { USDT: its.refundedUsdt, USDC: its.refundedUsdc },
  });
  const data = encodeFunctionData({ abi: presaleAbi, functionName: 'accountOf', args: [buyer] });
  expect(calls).toEqual([{ method: 'eth_call', params: [{ to: presale, data }, 'latest'] }]);
});

test.each([['0x'], [`0x${'0'.repeat(64 * 5)}`], [null], ['nonsense']])(
  'error: %o is no answer of the contract',
  async (answer) => {
    const { account } = await readAs(answer);
    await expect(account).rejects.toThrow('the sale gave no account');
  },
);

test('error: where this chain has no sale nothing is asked', async () => {
  const { account, calls } = await readAs('0x', null);
  await expect(account).rejects.toMatchObject({ code: 'SALE_NOT_OPEN' });
  expect(calls).toEqual([]);
});
