import { NO_APES } from '@lilape/domain/apes/fold';
import { expect, test } from 'vitest';
import { toHex } from 'viem';
import type { Endpoint } from '#chain/endpoints.ts';
import { apesProjection } from '#ledger/apes/projection.ts';
import { toStored } from '#ledger/stored.ts';

const projection = apesProjection(`0x${'0a'.repeat(20)}`).open({});
const none = { differences: [], shortfalls: [], surplus: [] };

/** A chain where the collection counts `supply` apes; null before it was deployed. */
function chainWith(supply: bigint | null): Endpoint {
  const request = (method: string) => {
    if (method === 'eth_getCode') return Promise.resolve(supply === null ? '0x' : '0x60');
    return supply === null
      ? Promise.reject(new Error('nothing answers'))
      : Promise.resolve(toHex(supply, { size: 32 }));
  };
  return { request } as unknown as Endpoint;
}

const minted = (count: number) => toStored({ ...NO_APES, minted: count });

test('behavior: the collection counts the apes that its events minted', async () => {
  expect(await projection.check(chainWith(3n), '0x01', minted(3))).toEqual(none);
  expect((await projection.check(chainWith(4n), '0x01', minted(3))).differences).toEqual([
    'apes: events 3, contract 4',
  ]);
});

test('behavior: before the collection is there, only apes contradict it', async () => {
  expect(await projection.check(chainWith(null), '0x01', minted(0))).toEqual(none);
  expect((await projection.check(chainWith(null), '0x01', minted(1))).differences).toEqual([
    'apes: events 1, contract 0',
  ]);
});
