// The API on a real chain with a real watcher: a purchase from pending to final, a failed one, one that is none.
import { checksumAddress } from '@lilape/domain/address';
import type { ContractsBody } from '@lilape/wire/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiRig } from '#testing/api-rig.ts';
import { openTestStream } from '#testing/api-stream.ts';
import { purchaseAct } from '#testing/acts.ts';
import { type ChainRig, startChainRig } from '#testing/chain-rig.ts';
import type { TestChain } from '#testing/chain.ts';
import { until } from '#testing/ledger.ts';

let chain: TestChain;
let chainRig: ChainRig;
let rig: ApiRig;
let limitNowMs = 0;

const statusOf = async (body: object) => {
  limitNowMs += 1_000;
  return (await rig.post(body)).status;
};
const postOf = (txHash: string, buyer: number, ethAmount: string) => ({
  userAddress: chain.buyers[buyer],
  ethAmount,
  ethTxHash: txHash,
  paymentMethod: 'usdt',
});
const untilStatus = (body: object, status: number) =>
  until(
    async () => (await statusOf(body)) === status,
    async () => `status ${await statusOf(body)}`,
  );

const isReported = (status: string) => (event: { event: string; data: unknown }) =>
  event.event === 'purchase' && (event.data as { status: string }).status === status;

beforeAll(async () => {
  chainRig = await startChainRig(3, { limitClock: () => limitNowMs });
  ({ chain, api: rig } = chainRig);
});

afterAll(() => chainRig.close());

describe('on a real chain', () => {
  test('behavior: a purchase is unknown, pending, recorded, safe and final', async () => {
    const stream = await openTestStream(rig.url);
    const [order] = await chain.sign([
      purchaseAct(chain.sale, { buyer: 0, coin: 'USDT', units: 1_500_000n }),
    ]);
    const unsent = `0x${'ab'.repeat(32)}`;
    expect(await statusOf(postOf(unsent, 0, '1.5'))).toBe(202);
    const txHash = await chain.rpc<string>('eth_sendRawTransaction', order?.raw);
    const body = postOf(txHash, 0, '1.5');
    expect(await statusOf(body)).toBe(202);
    expect(await (await rig.request(`/api/transaction/${txHash}`)).json()).toMatchObject({
      status: 'pending',
    });
    await chain.mine();
    await untilStatus(body, 200);
    expect(await statusOf({ ...body, ethAmount: 1.4 })).toBe(409);
    await stream.next(isReported('seen'));
    await chain.mine(4);
    await stream.next(isReported('safe'));
    await chain.mine(4);
    await stream.next(isReported('final'));
    stream.close();
  });

  test('error: a purchase that failed on chain is 422', async () => {
    // Below the minimum of one dollar.
    const [txHash = ''] = await chain.buy([{ buyer: 1, coin: 'USDT', units: 999_999n }]);
    await untilStatus(postOf(txHash, 1, '0.999999'), 422);
    const answer = await (await rig.post(postOf(txHash, 1, '0.999999'))).json();
    expect(answer).toMatchObject({ code: 'TRANSACTION_REVERTED', txHash });
  });

  test('error: a transaction that is no purchase is 422', async () => {
    const [from, to] = chain.buyers;
    const txHash = await chain.rpc<string>('eth_sendTransaction', { from, to, value: '0x1' });
    await chain.mine();
    await untilStatus(postOf(txHash, 0, '1'), 422);
    expect(await (await rig.post(postOf(txHash, 0, '1'))).json()).toMatchObject({ code: 'NOT_A_PURCHASE' });
  });

  test('behavior: balance and rates come from the chain', async () => {
    const purse = '0x976EA74026E726554dB657fA54763abd0C3a0aa9';
    expect(await (await rig.request(`/api/wallet/${purse}/balance`)).json()).toMatchObject({
      address: purse,
      // Each of the three buyers was given a million of it.
      lilape_balance: '21034497000000',
    });
    expect(await (await rig.request('/api/rates')).json()).toMatchObject({ success: true, ethUsd: '3700' });
  });

  test('behavior: contracts, owners and recipients come from the chain', async () => {
    const body = (await (await rig.request('/api/contracts')).json()) as ContractsBody;
    expect(body).toMatchObject({
      supply: { minted: '420690000000000', current: '420690000000000', burned: '0' },
      sale: { treasury: checksumAddress(chain.addressOf('poolOpener')), usdt: '1.5', usdc: '0' },
    });
    expect(body.contracts.map(({ name, owner, lilape }) => [name, owner, lilape])).toEqual([
      ['lilape', null, '0'],
      ['presale', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '210345000000000'],
      ['teamVesting', '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f', '0'],
      ['reserves', null, '126206500000000'],
      ['poolOpener', null, '0'],
      ['draws', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '500000000'],
      ['nft', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '0'],
      ['staking', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '63103500000000'],
    ]);
    expect(body.recipients).toContainEqual({
      name: 'examplePurse',
      address: '0x976EA74026E726554dB657fA54763abd0C3a0aa9',
      share: '21034500000000',
      lilape: '21034497000000',
    });
    expect(body.recipients).toHaveLength(5);
  });
});
