import { expect, test } from 'vitest';
import { createFailover } from './failover.ts';
import { type Endpoint, openEndpoints } from './endpoints.ts';
import { EndpointError, RpcError } from './rpc.ts';

const endpoints = openEndpoints(['http://127.0.0.1:1', 'http://127.0.0.1:2', 'http://127.0.0.1:3']);
const fails = () => Promise.reject(new EndpointError('The endpoint does not answer.'));

/** Who was asked for one answer, where those in `down` fail. */
async function askedBy(ask: ReturnType<typeof createFailover>, down: readonly number[]): Promise<number[]> {
  const asked: number[] = [];
  const work = ({ index }: Endpoint) => {
    asked.push(index);
    return down.includes(index) ? fails() : Promise.resolve(index);
  };
  await ask(work).catch(() => undefined);
  return asked;
}

test('behavior: one that failed is passed over by the next who asks, for longer each time', async () => {
  let nowMs = 0;
  const ask = createFailover(endpoints, () => nowMs);
  expect(await askedBy(ask, [0])).toEqual([0, 1]);
  expect(await askedBy(ask, [])).toEqual([1]);
  nowMs = 1_000;
  expect(await askedBy(ask, [0])).toEqual([0, 1]);
  nowMs = 2_999;
  expect(await askedBy(ask, [])).toEqual([1]);
  nowMs = 3_000;
  expect(await askedBy(ask, [])).toEqual([0]);
});

test('behavior: where all are aside, all are asked', async () => {
  const ask = createFailover(endpoints, () => 0);
  expect(await askedBy(ask, [0, 1, 2])).toEqual([0, 1, 2]);
  expect(await askedBy(ask, [0, 1])).toEqual([0, 1, 2]);
});

test('behavior: one that is silent is left after a second', async () => {
  const ask = createFailover(endpoints);
  const startedAt = performance.now();
  const answer = await ask(({ index }) =>
    index === 0 ? new Promise<number>(() => undefined) : Promise.resolve(index),
  );
  expect(answer).toBe(1);
  expect(performance.now() - startedAt).toBeGreaterThan(900);
  expect(await askedBy(ask, [])).toEqual([1]);
});

test.each([
  ['a call that the contract refused', new RpcError('eth_call', 3, 'execution reverted'), [0]],
  ['one wrapped by viem', new Error('viem', { cause: new RpcError('eth_call', 3, 'reverted') }), [0]],
  ['too many calls', new Error('viem', { cause: new RpcError('eth_call', -32_005, 'limit') }), [1]],
])('error: after %s the next is asked at %o', async (_, error, next) => {
  const ask = createFailover(endpoints, () => 0);
  expect(await ask(({ index }) => (index === 0 ? Promise.reject(error) : Promise.resolve(index)))).toBe(1);
  expect(await askedBy(ask, [])).toEqual(next);
});

test('error: what the last one said is thrown', async () => {
  await expect(createFailover(endpoints)(fails)).rejects.toThrow('The endpoint does not answer.');
});
