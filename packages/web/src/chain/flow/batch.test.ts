/** What wallets answer about several calls in one confirmation. @see EIP-5792 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Provider } from '#chain/provider.ts';
import { settled } from '#chain/testing/following.ts';
import { batchStatus, canBatch, sendBatch } from './batch.ts';

const account = '0xF414000000000000000000000000000000000001';
const hash = `0x${'1'.repeat(64)}`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function answering(answer: unknown) {
  const asked: unknown[] = [];
  const provider: Provider = {
    request: async (request) => {
      asked.push(request);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  return { asked, actor: { provider, account, chainId: 31337 } as const };
}

test.each([
  [{ '0x7a69': { atomic: { status: 'supported' } } }, true],
  [{ '0x7a69': { atomic: { status: 'ready' } } }, true],
  [{ '0x7a69': { atomic: { status: 'unsupported' } } }, false],
  [{ '0x1': { atomic: { status: 'supported' } } }, false],
  [{ '0x7a69': {} }, false],
  [null, false],
  [new Error('what?'), false],
])('behavior: %j means %s', async (answer, expected) => {
  const { actor, asked } = answering(answer);
  expect(await canBatch(actor)).toBe(expected);
  expect(asked).toEqual([{ method: 'wallet_getCapabilities', params: [account, ['0x7a69']] }]);
});

test('behavior: a wallet that has not answered after 2.5 seconds cannot', async () => {
  const { actor } = answering(new Promise(() => {}));
  const said: boolean[] = [];
  void canBatch(actor).then((can) => said.push(can));
  await vi.advanceTimersByTimeAsync(2_499);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toEqual([false]);
});

test.each([
  ['0xb', '0xb'],
  [{ id: '0xb' }, '0xb'],
])('behavior: all calls or none are asked for, and %j names them', async (answer, batchId) => {
  const { actor, asked } = answering(answer);
  expect(await sendBatch(actor, [{ to: account, data: '0x12', value: 5n }])).toEqual({ batchId });
  const calls = [{ to: account, data: '0x12', value: '0x5' }];
  const request = { version: '2.0.0', chainId: '0x7a69', from: account, atomicRequired: true, calls };
  expect(asked).toEqual([{ method: 'wallet_sendCalls', params: [request] }]);
});

test.each([
  [{ status: 100 }, { value: undefined }],
  [{ status: 399 }, { value: undefined }],
  [{ status: 400 }, { code: 'TRANSACTION_FAILED' }],
  [{ status: 500, receipts: [] }, { code: 'TRANSACTION_FAILED' }],
  [{ status: 500, receipts: [{ transactionHash: hash }] }, { value: hash }],
  [{ status: 200, receipts: [{ transactionHash: '0x0' }, { transactionHash: hash }] }, { value: hash }],
])('behavior: %j comes to %j', async (answer, expected) => {
  expect(await settled(batchStatus(answering(answer).actor.provider, '0xb'), 0)).toEqual(expected);
});
