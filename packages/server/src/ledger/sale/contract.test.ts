import { expect, test } from 'vitest';
import type { Endpoint } from '#chain/endpoints.ts';
import { readSaleState } from '#ledger/sale/contract.ts';

test('behavior: at a block before the contract nothing but its code is asked', async () => {
  const asked: string[] = [];
  const request = (method: string) => {
    asked.push(method);
    return Promise.resolve('0x');
  };
  const sale = {
    chainId: 31337,
    fromBlock: 1n,
    presale: '0x51',
    lilape: '0x52',
    coins: { USDT: '0x53', USDC: '0x54' },
  } as const;
  expect(await readSaleState({ request } as unknown as Endpoint, sale, '0x55')).toBeNull();
  expect(asked).toEqual(['eth_getCode']);
});
