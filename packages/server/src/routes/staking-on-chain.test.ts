// Staking on a real chain, through all that can happen to stakes: after each step the API says what the contract says.
import { localAddress } from '@lilape/contracts/deploy/local-config';
import { erc20Abi, lilApeStakingAbi } from '@lilape/contracts/generated/abis';
import { pendingDown } from '@lilape/domain/staking/stake';
import type { StakeBody, StakesBody, StakingStatsBody } from '@lilape/wire/staking';
import { textToTokens, tokensToText } from '@lilape/wire/text';
import { createPublicClient, encodeFunctionData, http, padHex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hex } from '#chain/blocks.ts';
import { handOverAct, mintAct } from '#testing/ape-acts.ts';
import type { ApiRig } from '#testing/api-rig.ts';
import { type ChainRig, startChainRig } from '#testing/chain-rig.ts';
import type { TestChain } from '#testing/chain.ts';
import { until } from '#testing/ledger.ts';
import { type StakingCall, stakingAct } from '#testing/stake-acts.ts';

const [ANN, BOB] = [0, 1] as const;
const APE = 7n;
const ONE = 10n ** 18n;
const DAY = 86_400;
const SHARE = 63_103_500_000_000n * ONE;

let rig: ChainRig;
let chain: TestChain;
let api: ApiRig;
let client: ReturnType<typeof createPublicClient>;
let staking: Hex;

beforeAll(async () => {
  let limitNowMs = 0;
  rig = await startChainRig(2, { limitClock: () => (limitNowMs += 1_000) });
  ({ chain, api } = rig);
  client = createPublicClient({ transport: http(chain.rpcUrl), cacheTime: 0 });
  staking = rig.deployment.contracts.staking ?? '0x';
  const args = [staking, 10n ** 30n] as const;
  const approval = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args });
  await succeed(
    ...[ANN, BOB].map((buyer) => ({ buyer, to: chain.sale.lilape, data: approval })),
    mintAct(chain, ANN, APE),
  );
});

afterAll(() => rig.close());

/** Seals calls in a block, all of which the chain takes. */
async function succeed(...acts: Parameters<TestChain['seal']>[0][number][]): Promise<void> {
  for (const hash of await chain.seal(acts)) {
    const { status } = await client.getTransactionReceipt({ hash });
    expect(status).toBe('success');
  }
}

const does = (buyer: number, functionName: 'claimRewards' | 'unstake' | 'unbind', id: bigint) =>
  succeed(stakingAct(chain, buyer, { functionName, args: [id] }));
const stakes = (buyer: number, ...args: Extract<StakingCall, { functionName: 'stake' }>['args']) =>
  succeed(stakingAct(chain, buyer, { functionName: 'stake', args }));

async function pass(seconds: number): Promise<void> {
  await chain.rpc('evm_increaseTime', seconds);
  await chain.mine();
}

async function readApi<Body>(path: string): Promise<Body> {
  const response = await api.request(path);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as Body;
}

/** The answer at the chain's head. */
function atHead<Body extends { block: number }>(path: string): Promise<Body> {
  return until(
    async () => {
      const [body, head] = [await readApi<Body>(path), await client.getBlockNumber()];
      return BigInt(body.block) === head ? body : null;
    },
    () => `${path} to be reported at the head`,
  );
}

const secondsOf = (iso: string): number => Date.parse(iso) / 1_000;

/** What the contract would say of a stake of the API at `nowSeconds`. */
function asContract(stake: StakeBody, nowSeconds: number) {
  const accrual = {
    tokens: textToTokens(stake.amount),
    apyBps: stake.apy,
    startSeconds: secondsOf(stake.startTime),
    endSeconds: secondsOf(stake.endTime),
    lastClaimSeconds: secondsOf(stake.lastClaimTime),
  };
  return {
    id: BigInt(stake.id),
    amount: accrual.tokens,
    lockDays: BigInt(stake.lockDays),
    startTime: BigInt(accrual.startSeconds),
    endTime: BigInt(accrual.endSeconds),
    lastClaimTime: BigInt(accrual.lastClaimSeconds),
    totalClaimed: textToTokens(stake.totalClaimed),
    pendingRewards: stake.active ? pendingDown(accrual, nowSeconds) : 0n,
    apy: BigInt(stake.apy),
    hasNFTBonus: stake.hasNFTBonus,
    nftTokenId: BigInt(stake.nftTokenId),
    active: stake.active,
  };
}

const sum = (texts: readonly string[]): string =>
  tokensToText(texts.reduce((total, text) => total + textToTokens(text), 0n));

/** Every figure of the API, against the contract at the same block; `funded` is what came into the pool, `taken` what left it. */
async function agree(funded = SHARE, taken = 0n): Promise<{ ann: StakesBody; bob: StakesBody }> {
  const [ann, bob] = await Promise.all([ANN, BOB].map((buyer) => atHead<StakesBody>(pathOf(buyer))));
  const stats = await atHead<StakingStatsBody>('/api/staking/stats');
  if (ann === undefined || bob === undefined) throw new Error('There are no stakes.');
  const { timestamp, number: blockNumber } = await client.getBlock();
  const ask = { address: staking, abi: lilApeStakingAbi, blockNumber } as const;
  for (const [buyer, reported] of [
    [ANN, ann],
    [BOB, bob],
  ] as const) {
    const args = [chain.buyers[buyer] ?? '0x'] as const;
    const said = await client.readContract({ ...ask, functionName: 'getUserStakes', args });
    expect(reported.stakes.map((stake) => asContract(stake, Number(timestamp)))).toEqual(said);
  }
  const read = async (functionName: 'totalStaked' | 'rewardsReserved' | 'rewardsFree' | 'stakeCounter') =>
    client.readContract({ ...ask, functionName });
  const all = [...ann.stakes, ...bob.stakes];
  expect(stats).toMatchObject({
    totalStaked: tokensToText(await read('totalStaked')),
    rewardsReserved: tokensToText(await read('rewardsReserved')),
    rewardsFree: tokensToText(await read('rewardsFree')),
    stakeCounter: Number(await read('stakeCounter')),
    rewardsPaid: sum(all.map(({ totalClaimed }) => totalClaimed)),
    rewardsFunded: tokensToText(funded),
    rewardsTaken: tokensToText(taken),
    openStakes: all.filter(({ active }) => active).length,
    stakers: [ann, bob].filter(({ openStakes }) => openStakes > 0).length,
  });
  expect(stats.rewardsReserved).toBe(sum(all.map(({ reserved }) => reserved)));
  return { ann, bob };
}

const pathOf = (buyer: number): string => `/api/stakes/${chain.buyers[buyer]}`;
const typesOf = (stake: StakeBody | undefined) => stake?.statement.map(({ type }) => type);

test('behavior: before anybody stakes the whole pool is free', async () => {
  const { ann } = await agree();
  expect(ann.stakes).toEqual([]);
  expect(await readApi('/api/staking/stats')).toMatchObject({ rewardsFree: '63103500000000' });
});

test('behavior: two stakes side by side, one of them doubled', async () => {
  await stakes(ANN, 1_000n * ONE, 180n, false, 0n);
  await stakes(ANN, 500n * ONE + 1n, 90n, true, APE);
  const { ann } = await agree();
  expect(ann.stakes.map(({ apy, hasNFTBonus }) => [apy, hasNFTBonus])).toEqual([
    [3_000, false],
    [4_000, true],
  ]);
});

test('behavior: a claim in the middle', async () => {
  await pass(45 * DAY);
  await agree();
  await does(ANN, 'claimRewards', 2n);
  const { ann } = await agree();
  expect(typesOf(ann.stakes[1])).toEqual(['staked', 'claimed']);
});

test('behavior: the ape is sold: the rate is the base rate from then on, though nobody notified the contract', async () => {
  await succeed(handOverAct(chain, ANN, chain.buyers[BOB] ?? '0x', APE));
  await pass(10 * DAY);
  const { ann } = await agree();
  expect(ann.stakes[1]).toMatchObject({ apy: 2_000, hasNFTBonus: false, isNFTBound: true });
});

test('behavior: unbound by its new owner, it doubles a stake of theirs', async () => {
  await does(BOB, 'unbind', APE);
  await stakes(BOB, 77n * ONE, 360n, true, APE);
  const { ann, bob } = await agree();
  expect(ann.stakes[1]).toMatchObject({ isNFTBound: false, nftTokenId: '7' });
  expect(bob.stakes[0]).toMatchObject({ apy: 10_000, hasNFTBonus: true });
});

test('behavior: claimed after that, and unstaked at the end', async () => {
  await does(ANN, 'claimRewards', 2n);
  await agree();
  await pass(40 * DAY);
  await agree();
  await does(ANN, 'unstake', 2n);
  const { ann } = await agree();
  expect(ann).toMatchObject({ stakeCounter: 2, openStakes: 1 });
  expect(typesOf(ann.stakes[1])).toEqual(['staked', 'claimed', 'unbound', 'claimed', 'unstaked']);
});

test('behavior: the pool is topped up in both ways, and the owner takes what is free', async () => {
  const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [staking, 5n * ONE] });
  await succeed(stakingAct(chain, BOB, { functionName: 'fundRewards', args: [3n * ONE] }), {
    buyer: BOB,
    to: chain.sale.lilape,
    data: transfer,
  });
  await agree(SHARE + 8n * ONE);
  // As if the shares had been released more than three years ago: the word in which the reserves keep when.
  const released = [chain.addressOf('reserves'), padHex('0x0')] as const;
  const word = await chain.rpc<Hex>('eth_getStorageAt', ...released, 'latest');
  await chain.rpc('anvil_setStorageAt', ...released, padHex('0x1'));
  const owner = localAddress('owner');
  const args = [owner, 2n * ONE] as const;
  const data = encodeFunctionData({ abi: lilApeStakingAbi, functionName: 'takeFreeRewards', args });
  await chain.rpc('eth_sendTransaction', { from: owner, to: staking, data });
  await chain.mine();
  await chain.rpc('anvil_setStorageAt', ...released, word);
  await agree(SHARE + 8n * ONE, 2n * ONE);
  expect(await readApi('/api/staking/stats')).toMatchObject({ rewardsTaken: '2' });
});

test('behavior: an ape that comes back before anybody noticed has never left; unnoticed at the end it has', async () => {
  await succeed(handOverAct(chain, BOB, chain.buyers[ANN] ?? '0x', APE));
  await agree(SHARE + 8n * ONE, 2n * ONE);
  await succeed(handOverAct(chain, ANN, chain.buyers[BOB] ?? '0x', APE));
  await pass(100 * DAY);
  await does(BOB, 'claimRewards', 1n);
  const back = await agree(SHARE + 8n * ONE, 2n * ONE);
  expect(back.bob.stakes[0]).toMatchObject({ apy: 10_000, hasNFTBonus: true });
  await succeed(handOverAct(chain, BOB, chain.buyers[ANN] ?? '0x', APE));
  await pass(300 * DAY);
  await does(BOB, 'unstake', 1n);
  await does(ANN, 'unstake', 1n);
  const { ann, bob } = await agree(SHARE + 8n * ONE, 2n * ONE);
  expect(typesOf(bob.stakes[0])).toEqual(['staked', 'claimed', 'unbound', 'unstaked']);
  expect([ann.openStakes, bob.openStakes]).toEqual([0, 0]);
});

test('behavior: at a final block the ledger’s totals are the contract’s', async () => {
  await chain.mine(12);
  const final = await until(
    async () => {
      const { chain: reported, ledger } = (await (await api.request('/api/')).json()) as {
        chain: { final: number };
        ledger: { alarms: number };
      };
      return BigInt(reported.final) >= (await client.getBlockNumber()) - 12n && ledger;
    },
    () => 'the last step to be final',
  );
  expect(final).toMatchObject({ alarms: 0 });
});
