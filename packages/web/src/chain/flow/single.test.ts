/** One call: it is asked for only where the account can pay for it, to the wei. */
import { expect, test } from 'vitest';
import type { Provider } from '#chain/provider.ts';
import { sendSingle, singleCall } from './single.ts';

const account = '0xF414000000000000000000000000000000000001';
const call = { to: account, data: '0x12' } as const;

/** 1,000 units of gas, 1,250 with the margin, at 2 wei. */
function holding(balance: bigint) {
  const answers: Record<string, unknown> = {
    eth_estimateGas: '0x3e8',
    eth_gasPrice: '0x2',
    eth_getBalance: `0x${balance.toString(16)}`,
    eth_sendTransaction: '0x1',
  };
  const asked: unknown[] = [];
  const provider: Provider = {
    request: async (request) => {
      asked.push(request);
      return answers[request.method];
    },
  };
  return { asked, actor: { provider, account, chainId: 31337 } as const };
}

test.each([
  [2_500n, undefined],
  [2_507n, 7n],
])('behavior: %i wei pay for a call of %s', async (balance, value) => {
  const wanted = value === undefined ? call : { ...call, value };
  expect(await singleCall(holding(balance).actor, wanted)).toEqual({ calls: [wanted], gas: 1_250n });
});

test.each([
  [2_499n, undefined],
  [2_506n, 7n],
])('error: %i wei do not pay for a call of %s', async (balance, value) => {
  const wanted = value === undefined ? call : { ...call, value };
  await expect(singleCall(holding(balance).actor, wanted)).rejects.toMatchObject({
    code: 'INSUFFICIENT_ETH',
  });
});

test('behavior: the wallet is asked for the call, its gas and its chain', async () => {
  const { actor, asked } = holding(0n);
  expect(await sendSingle(actor, { calls: [call], gas: 1_250n })).toEqual({ hash: '0x1' });
  const sent = { from: account, ...call, value: '0x0', gas: '0x4e2', chainId: '0x7a69' };
  expect(asked).toEqual([{ method: 'eth_sendTransaction', params: [sent] }]);
});

test.each([
  ['without a call', { calls: [], gas: 1n }],
  ['without gas', { calls: [call] }],
])('error: a step %s asks for nothing', async (_, prepared) => {
  const { actor, asked } = holding(0n);
  await expect(sendSingle(actor, prepared)).rejects.toThrow('a step sends one call with its gas');
  expect(asked).toEqual([]);
});
