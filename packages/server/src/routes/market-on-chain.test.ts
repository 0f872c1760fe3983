// Release and pools on a real chain with Uniswap's own PoolManager: after each step the API says what the contracts say.
import { poolOpenerAbi, reservesAbi } from '@lilape/contracts/generated/abis';
import { openingOf } from '@lilape/domain/market/opening';
import { releasedSharesDown } from '@lilape/domain/market/split';
import { textToTokens, textToUnits, tokensToText, unitsToText } from '@lilape/wire/text';
import { concat, encodeFunctionData, keccak256, padHex, toHex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hex } from '#chain/blocks.ts';
import type { TestChain } from '#testing/chain.ts';
import { openerAct, releaseAct } from '#testing/market-acts.ts';
import { DAY, type MarketRig, finaliseAct, poolOf, startMarketRig } from '#testing/market-rig.ts';

const [ANN, BOB, EVE] = [0, 1, 2] as const;
/** 1,100 USDT at $0.0012, the whole of the sale; nobody pays with USDC. */
const RAISED = 1_100_000_000n;
const SOLD = (RAISED * 10n ** 18n) / 1_200n;
const SPLIT = releasedSharesDown(SOLD);

let rig: MarketRig;
let chain: TestChain;

beforeAll(async () => {
  rig = await startMarketRig(3);
  ({ chain } = rig);
});

afterAll(() => rig.close());

const isFirst = () => chain.sale.lilape < chain.sale.coins.USDT;

test('behavior: while the sale goes on it tells what would become of everything', async () => {
  await chain.buy([
    { buyer: ANN, coin: 'USDT', units: 600_000_000n },
    { buyer: BOB, coin: 'USDT', units: RAISED - 600_000_000n },
  ]);
  const body = await rig.atHead();
  expect(body).toMatchObject({ stage: 'selling', released: null, opensAt: null, moneyShareBps: 2_000 });
  const opening = openingOf(1_200n, isFirst(), RAISED / 5n, SPLIT.liquidity);
  expect(body.forecast).toMatchObject({
    sold: tokensToText(SOLD),
    prizes: '500000000',
    price: '0.0012',
    split: { liquidity: tokensToText(SPLIT.liquidity), marketing: '0', dao: tokensToText(SPLIT.dao) },
    pools: [
      { coin: 'USDT', lilape: tokensToText(opening.tokens), money: unitsToText(opening.moneyUnits) },
      { coin: 'USDC', lilape: '0', money: '0' },
    ],
    worstCasePpm: 28_246,
  });
  expect(body.pools.map(({ status }) => status)).toEqual(['waiting', 'waiting']);
});

test('behavior: finalised, it waits for anybody to release', async () => {
  await rig.pass(366 * DAY);
  await rig.succeed(finaliseAct(chain, EVE));
  expect(await rig.atHead()).toMatchObject({
    stage: 'finalised',
    released: null,
    forecast: { price: '0.0012' },
  });
});

test('behavior: released, each share is what the contract says, and the rest is gone', async () => {
  const before = await rig.held(chain.sale.lilape, chain.addressOf('reserves'));
  const staked = await rig.held(chain.sale.lilape, chain.addressOf('staking'));
  await rig.succeed(releaseAct(chain, EVE));
  const body = await rig.atHead();
  const said = { address: chain.addressOf('reserves'), abi: reservesAbi } as const;
  const split = await rig.client.readContract({ ...said, functionName: 'splitOf', args: [SOLD] });
  const { released } = body;
  // The pools of a day later are certain by now.
  expect(body).toMatchObject({ stage: 'released', forecast: { price: '0.0012', sold: body.released?.sold } });
  expect(released?.sold).toBe(tokensToText(await rig.client.readContract({ ...said, functionName: 'sold' })));
  expect(released?.split).toEqual(
    Object.fromEntries(Object.entries(split).map(([key, tokens]) => [key, tokensToText(tokens)])),
  );
  const kept = await rig.held(chain.sale.lilape, said.address);
  expect(kept).toBe(split.marketing + split.development + split.dao);
  expect(textToTokens(released?.burned ?? '')).toBe(
    before - kept - split.rewards - split.liquidity - split.team,
  );
  expect((await rig.held(chain.sale.lilape, chain.addressOf('staking'))) - staked).toBe(split.rewards);
  const releasedAt = await rig.client.readContract({ ...said, functionName: 'releasedAt' });
  expect(Date.parse(body.opensAt ?? '')).toBe((releasedAt + DAY) * 1_000);
  // What exists is what was not burned: prizes, the example purse, and all that was given.
  const { supply } = (await (await rig.api.request('/api/contracts')).json()) as {
    supply: { current: string };
  };
  const exists = await rig.supplyOf(chain.sale.lilape);
  expect(supply.current).toBe(tokensToText(exists));
});

test('error: a day before that no pool opens', async () => {
  const [hash = '0x'] = await chain.seal([openerAct(chain, EVE, 'open', chain.sale.coins.USDT)]);
  expect((await rig.client.getTransactionReceipt({ hash })).status).toBe('reverted');
  expect(poolOf(await rig.atHead(), 'USDT')).toMatchObject({ status: 'waiting', now: null });
});

test('behavior: a day later USDT opens at the price of the last token, and USDC is not needed', async () => {
  await rig.pass(DAY);
  const { USDT, USDC } = chain.sale.coins;
  await rig.succeed(openerAct(chain, EVE, 'open', USDT), openerAct(chain, BOB, 'open', USDC));
  const body = await rig.atHead();
  const opening = openingOf(1_200n, isFirst(), RAISED / 5n, SPLIT.liquidity);
  const usdt = poolOf(body, 'USDT');
  const said = await rig.client.readContract({
    address: chain.addressOf('poolOpener'),
    abi: poolOpenerAbi,
    functionName: 'marketOf',
    args: [USDT],
  });
  expect(usdt).toMatchObject({
    status: 'opened',
    openingPrice: '0.0012',
    openedWith: { lilape: tokensToText(opening.tokens), coin: unitsToText(opening.moneyUnits) },
    liquidity: String(said.liquidity),
    now: { price: '0.0012', liquidity: String(said.liquidity) },
  });
  expect(said.liquidity).toBe(opening.liquidity);
  // The PoolManager holds what was put in; what can be asked of it is at most two units less.
  const manager = chain.addressOf('poolManager');
  const [tokens, units] = [await rig.held(chain.sale.lilape, manager), await rig.held(USDT, manager)];
  expect([tokens, units]).toEqual([opening.tokens, opening.moneyUnits]);
  expect(tokens - textToTokens(usdt.now?.lilape ?? '')).toBeLessThanOrEqual(2n);
  expect(units - textToUnits(usdt.now?.coin ?? '')).toBeLessThanOrEqual(2n);
  expect(poolOf(body, 'USDC')).toMatchObject({
    status: 'unused',
    liquidity: '0',
    openedWith: null,
    now: null,
  });
  expect(textToTokens(body.restBurned ?? '')).toBe(SPLIT.liquidity - opening.tokens);
});

test('behavior: the price is the pool’s, to the word that the PoolManager keeps', async () => {
  const pool = poolOf(await rig.atHead(), 'USDT');
  const slot = keccak256(concat([(pool.poolId ?? '0x') as Hex, toHex(6n, { size: 32 })]));
  const manager = chain.addressOf('poolManager');
  const word = BigInt((await rig.client.getStorageAt({ address: manager, slot })) ?? 0);
  const root = BigInt.asUintN(160, word);
  // As if sales had brought it to a forty-ninth: a root seven times smaller where LILAPE comes first.
  const fallen = isFirst() ? root / 7n : root * 7n;
  await chain.rpc('anvil_setStorageAt', manager, slot, padHex(toHex(word - root + fallen), { size: 32 }));
  await chain.mine();
  expect(poolOf(await rig.atHead(), 'USDT').now?.price).toBe('0.000024489796');
  await chain.rpc('anvil_setStorageAt', manager, slot, padHex(toHex(word), { size: 32 }));
  await chain.mine();
  expect(poolOf(await rig.atHead(), 'USDT').now?.price).toBe('0.0012');
});

test('behavior: the rest of the money is swept, and a share paid as it falls due', async () => {
  await rig.succeed(openerAct(chain, BOB, 'sweep', chain.sale.coins.USDT));
  await rig.pass(73 * DAY);
  const before = await rig.atHead();
  const due = await rig.client.readContract({
    address: chain.addressOf('reserves'),
    abi: reservesAbi,
    functionName: 'due',
    args: [2],
  });
  expect(before.payouts.dao).toEqual({
    paid: '0',
    due: tokensToText(due),
    left: tokensToText(SPLIT.dao),
  });
  expect(before.payouts.marketing).toEqual({ paid: '0', due: '0', left: '0' });
  const data = encodeFunctionData({ abi: reservesAbi, functionName: 'pay', args: [2] });
  await rig.succeed({ buyer: EVE, to: chain.addressOf('reserves'), data });
  const after = await rig.atHead();
  const dao = await rig.client.readContract({
    address: chain.addressOf('reserves'),
    abi: reservesAbi,
    functionName: 'recipientOf',
    args: [2],
  });
  expect(textToTokens(after.payouts.dao.paid)).toBe(await rig.held(chain.sale.lilape, dao));
  expect(after.payouts.dao.due).toBe('0');
  expect(textToUnits(poolOf(after, 'USDT').swept ?? '')).toBe(RAISED - RAISED / 5n + 0n);
});

test('behavior: what is ours is no holder and has no tier, whatever it holds by now', async () => {
  // The three to whom the purse gave; not the reserves, the pool, the vesting, nor whom they pay.
  const { stats } = (await (await rig.api.request('/api/stats')).json()) as {
    stats: { totalHolders: number };
  };
  expect(stats.totalHolders).toBe(3);
  for (const name of ['poolManager', 'poolOpener', 'reserves', 'staking', 'teamVesting'] as const) {
    const response = await rig.api.request(`/api/launchpad/tier/${chain.addressOf(name)}`);
    expect(await response.json()).toMatchObject({ is_ours: true, tier: null });
  }
});

test('behavior: nothing of it contradicts the contracts, and who counts it again agrees', async () => {
  const report = await rig.countAgain();
  expect(report.results.filter(({ status }) => status !== 'agrees')).toEqual([]);
  const market = report.results.filter(({ subject }) => subject === 'market');
  // Two of the release, and of each coin its price and liquidity by the sale's record.
  expect(market.find(({ check }) => check === 'counters')).toMatchObject({ count: 7 });
  expect(market.find(({ check }) => check === 'rows')).toMatchObject({ count: 6 });
  const { ledger } = (await (await rig.api.request('/api/')).json()) as { ledger: { alarms: number } };
  expect(ledger.alarms).toBe(0);
});
