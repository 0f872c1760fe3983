import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hex } from '#chain/blocks.ts';
import { createFailover } from '#chain/failover.ts';
import { findSnapshotBlock } from '#launchpad/snapshot-block.ts';
import { hashAt, scriptedEndpoint } from '#testing/scripted-endpoint.ts';

/** Endpoints of a chain whose block n has the time `times[n]`. */
function endpointsOf(times: readonly number[], count = 1) {
  return Array.from({ length: count }, (_, index) => {
    const endpoint = scriptedEndpoint(index);
    endpoint.head = BigInt(times.length - 1);
    endpoint.intercept = ({ method, params }) => {
      if (method !== 'eth_getBlockByNumber') return undefined;
      const number = BigInt(String(params[0]));
      return {
        number: `0x${number.toString(16)}`,
        hash: hashAt(number),
        parentHash: hashAt(number - 1n),
        timestamp: `0x${(times[Number(number)] ?? 0).toString(16)}`,
      };
    };
    return endpoint;
  });
}

const TIMES = [0, 10, 12, 14, 14, 20, 30, 32];
const find = (atSeconds: number, final = 7n, endpoints = endpointsOf(TIMES, 2)) =>
  findSnapshotBlock({ ask: createFailover(endpoints), endpoints, first: 1n, final, atSeconds });

test.each([
  [10, 1n],
  [11, 1n],
  [12, 2n],
  [13, 2n],
  [14, 4n],
  [19, 4n],
  [20, 5n],
  [29, 5n],
  [31, 6n],
])('args: at %i the last block is %i', async (atSeconds, number) => {
  expect(await find(atSeconds)).toEqual({
    number,
    hash: hashAt(number),
    timeSeconds: TIMES[Number(number)],
  });
});

test.each([
  [32, 7n],
  [100, 7n],
  [20, 5n],
  [14, 4n],
  [10, 1n],
])('behavior: at %i with block %i final nothing is known yet', async (atSeconds, final) => {
  expect(await find(atSeconds, final)).toBeNull();
});

test('behavior: it is the last block up to that time, whatever the times', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: 60 }),
      fc.integer({ min: 0, max: 250 }),
      async (gaps, atSeconds) => {
        let time = 0;
        const times = [0, ...gaps.map((gap) => (time += gap))];
        const final = times.length - 1;
        const expected = times.findLastIndex((each) => each <= atSeconds);
        const found = await find(atSeconds, BigInt(final), endpointsOf(times)).then(
          (block) => (block === null ? 'not yet' : Number(block.number)),
          () => 'too early',
        );
        const known = expected < 1 ? 'too early' : expected;
        expect(found).toBe(expected === final ? 'not yet' : known);
      },
    ),
  );
});

const fork = (hash: Hex): Hex => `0xbb${hash.slice(4)}`;

test('error: endpoints that show different blocks decide nothing', async () => {
  const endpoints = endpointsOf(TIMES, 2);
  const honest = endpoints[1]?.intercept;
  if (endpoints[1] !== undefined)
    endpoints[1].intercept = (call) => {
      const block = honest?.(call) as { number: Hex; hash: Hex; parentHash: Hex } | undefined;
      return block && { ...block, hash: fork(block.hash), parentHash: fork(block.parentHash) };
    };
  await expect(find(12, 7n, endpoints)).rejects.toThrow('do not agree about block 2');
});

test('error: an endpoint that dates a block otherwise decides nothing', async () => {
  const endpoints = [...endpointsOf(TIMES), ...endpointsOf(TIMES.map((time) => time + 1))];
  await expect(find(14, 7n, endpoints)).rejects.toThrow('do not agree about block 4');
});

test('error: a successor that is not the child of the block decides nothing', async () => {
  const endpoints = endpointsOf(TIMES);
  const honest = endpoints[0]?.intercept;
  if (endpoints[0] !== undefined)
    endpoints[0].intercept = (call) => {
      const block = honest?.(call) as { number: Hex } | undefined;
      return block?.number === '0x3' ? { ...block, parentHash: hashAt(9n) } : block;
    };
  await expect(find(12, 7n, endpoints)).rejects.toThrow('Block 3 is not the child of 2.');
});

test('error: a moment before the first block that is read is no snapshot', async () => {
  await expect(find(9)).rejects.toThrow(RangeError);
});
