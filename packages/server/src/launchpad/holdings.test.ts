import type { Address } from '@lilape/domain/address';
import { type Holding, NO_HOLDING, sumOf } from '@lilape/domain/launchpad/holding';
import type { SaleEvent } from '@lilape/domain/presale/fold';
import type { StakingEvent } from '@lilape/domain/staking/fold';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readHolding, readHoldings } from '#launchpad/holdings.ts';
import { sumBalancesAt } from '#ledger/holders/balances.ts';
import { TEST_TERMS, type TestEvents, startTestLedger } from '#testing/api-ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import { type Random, seededRandom } from '#testing/random.ts';

const ZERO: Address = `0x${'0'.repeat(40)}`;
const [ANN, BOB, CAT] = ['a1', 'a2', 'a3'].map((end) => `0x${end.padStart(40, '0')}` as const) as [
  Address,
  Address,
  Address,
];
const PEOPLE = [ANN, BOB, CAT];
const BEFORE_END = TEST_TERMS.endsAt - 1;

let database: TestDatabase;
let client: Client;
let ledger: Awaited<ReturnType<typeof startTestLedger>>;

beforeAll(async () => {
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
});
beforeEach(async () => {
  ledger = await startTestLedger(client);
  await ledger.index();
  await ledger.note();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const noTime = (): Promise<number> => Promise.reject(new Error('Nobody needs to know the time.'));
const after = (number: number, timeSeconds = noTime) => ({ number: BigInt(number), timeSeconds });
const bought = (buyer: Address, tokens: bigint, chargedUnits = 1_000_000n): SaleEvent => ({
  type: 'purchased',
  buyer,
  coin: 'USDT',
  chargedUnits,
  tokens,
  raisedBeforeUnits: 0n,
});
const staked = (account: Address, stakeId: number, tokens: bigint): StakingEvent => ({
  type: 'staked',
  account,
  stakeId,
  tokens,
  lockDays: 90,
  apeId: 0,
  rewardTokens: 1n,
});
const linesOf = async (account: Address, block: Parameters<typeof readHolding>[2] = null) => {
  const found = await readHolding(database.pool, account, block);
  return found && [found.wallet, found.staked, found.unclaimed];
};

test('behavior: before the ledger was at the head, and without a projection, there is no answer', async () => {
  await client.query('update watch.progress set read_at_ms = 0');
  expect(await readHolding(database.pool, ANN)).toBeNull();
  await ledger.note();
  await client.query("delete from ledger.projections where name = 'staking'");
  expect(await readHolding(database.pool, ANN)).toBeNull();
  expect(await readHoldings(database.pool, after(100))).toBeNull();
});

test('behavior: tokens move between the three lines, each at its block', async () => {
  await ledger.block([], 'a', { sale: [bought(ANN, 700n)], holders: [{ from: ZERO, to: ANN, tokens: 50n }] });
  await ledger.block([], 'a', {
    holders: [{ from: ANN, to: BOB, tokens: 20n }],
    staking: [staked(ANN, 1, 20n), staked(ANN, 2, 5n)],
  });
  await ledger.block([], 'a', {
    staking: [{ type: 'unstaked', account: ANN, stakeId: 1, tokens: 20n, rewardTokens: 1n }],
  });
  await ledger.block([], 'a', { sale: [{ type: 'claimed', account: ANN, tokens: 700n }] });
  expect(await linesOf(ANN, after(100))).toEqual([0n, 0n, 0n]);
  expect(await linesOf(ANN, after(101))).toEqual([50n, 0n, 700n]);
  expect(await linesOf(ANN, after(102))).toEqual([30n, 25n, 700n]);
  expect(await linesOf(ANN, after(103))).toEqual([30n, 5n, 700n]);
  expect(await linesOf(ANN)).toEqual([30n, 5n, 0n]);
  expect(await readHolding(database.pool, BOB)).toMatchObject({ wallet: 20n, block: 104n });
});

test('behavior: everybody is found, but for who has less than is asked for', async () => {
  await ledger.block([], 'a', {
    holders: [
      { from: ZERO, to: ANN, tokens: 6n },
      { from: ZERO, to: BOB, tokens: 9n },
    ],
    sale: [bought(ANN, 4n), bought(CAT, 10n)],
  });
  const found = await readHoldings(database.pool, after(101), 10n);
  expect(found).toEqual(
    new Map([
      [ANN, { wallet: 6n, staked: 0n, unclaimed: 4n }],
      [CAT, { wallet: 0n, staked: 0n, unclaimed: 10n }],
    ]),
  );
});

describe('behavior: what a sale gives back the money for is held by nobody', () => {
  test('args: a sale that was cancelled, from its block on', async () => {
    await ledger.block([], 'a', { sale: [bought(ANN, 700n)] });
    await ledger.block([], 'a', { sale: [{ type: 'cancelled' }] });
    await ledger.block();
    expect(await linesOf(ANN, after(101))).toEqual([0n, 0n, 700n]);
    expect(await linesOf(ANN, after(102))).toEqual([0n, 0n, 0n]);
    expect(await linesOf(ANN)).toEqual([0n, 0n, 0n]);
    expect((await readHoldings(database.pool, after(101)))?.get(ANN)?.unclaimed).toBe(700n);
    expect((await readHoldings(database.pool, after(103)))?.get(ANN)?.unclaimed).toBe(0n);
  });
  test('args: a sale that ended below its soft cap, by the time of the block', async () => {
    await ledger.block([], 'a', { sale: [bought(ANN, 700n)] }, BEFORE_END);
    expect(await linesOf(ANN)).toEqual([0n, 0n, 700n]);
    await ledger.block([], 'a', {}, TEST_TERMS.endsAt);
    expect(await linesOf(ANN)).toEqual([0n, 0n, 0n]);
    expect(
      await linesOf(
        ANN,
        after(101, async () => BEFORE_END),
      ),
    ).toEqual([0n, 0n, 700n]);
    expect(
      await linesOf(
        ANN,
        after(102, async () => TEST_TERMS.endsAt),
      ),
    ).toEqual([0n, 0n, 0n]);
  });
  test('args: not a sale that reached it', async () => {
    await ledger.block([], 'a', { sale: [bought(ANN, 700n, TEST_TERMS.softCapUnits)] }, BEFORE_END);
    await ledger.block([], 'a', {}, TEST_TERMS.endsAt);
    expect(await linesOf(ANN)).toEqual([0n, 0n, 700n]);
    expect(await linesOf(ANN, after(102))).toEqual([0n, 0n, 700n]);
  });
});

/** The holdings after each block of a random history, computed from its events alone. */
class Fold {
  readonly wallet = new Map<Address, bigint>();
  readonly stakes = new Map<string, { account: Address; tokens: bigint }>();
  readonly opened = new Map<Address, number>();
  readonly credited = new Map<Address, bigint>();
  readonly claimed = new Set<Address>();

  copy(): Fold {
    const copy = new Fold();
    for (const name of ['wallet', 'stakes', 'opened', 'credited'] as const)
      for (const [key, value] of this[name]) (copy[name] as Map<unknown, unknown>).set(key, value);
    for (const account of this.claimed) copy.claimed.add(account);
    return copy;
  }

  holdings(): Map<Address, Holding> {
    const all = new Map<Address, Holding>();
    for (const account of PEOPLE) {
      const stakes = [...this.stakes.values()].filter((stake) => stake.account === account);
      const holding = {
        wallet: this.wallet.get(account) ?? 0n,
        staked: stakes.reduce((sum, { tokens }) => sum + tokens, 0n),
        unclaimed: this.claimed.has(account) ? 0n : (this.credited.get(account) ?? 0n),
      };
      if (sumOf(holding) > 0n) all.set(account, holding);
    }
    return all;
  }

  move(from: Address, to: Address, tokens: bigint) {
    if (from !== ZERO) this.wallet.set(from, (this.wallet.get(from) ?? 0n) - tokens);
    this.wallet.set(to, (this.wallet.get(to) ?? 0n) + tokens);
    return { from, to, tokens };
  }

  /** Something of each kind that can happen, or nothing. */
  next(random: Random): TestEvents {
    const anybody = () => PEOPLE[random.below(PEOPLE.length)] ?? ANN;
    const holders = Array.from({ length: random.below(4) }, () => {
      const from = random.chance(0.4) ? ZERO : anybody();
      const most = from === ZERO ? 1_000 : Number(this.wallet.get(from) ?? 0n);
      return this.move(from, anybody(), BigInt(random.below(most + 1)));
    });
    return { holders, staking: this.#stake(random, anybody()), sale: this.#sale(random, anybody()) };
  }

  #stake(random: Random, account: Address): StakingEvent[] {
    const open = [...this.stakes].filter(([, stake]) => stake.account === account);
    const [key, stake] = open[random.below(open.length)] ?? [];
    if (key === undefined || stake === undefined || random.chance(0.5)) {
      const stakeId = (this.opened.get(account) ?? 0) + 1;
      const tokens = BigInt(1 + random.below(500));
      this.opened.set(account, stakeId);
      this.stakes.set(`${account} ${stakeId}`, { account, tokens });
      return [staked(account, stakeId, tokens)];
    }
    const stakeId = Number(key.split(' ')[1]);
    if (random.chance(0.5)) return [{ type: 'claimed', account, stakeId, rewardTokens: 1n }];
    this.stakes.delete(key);
    return [{ type: 'unstaked', account, stakeId, tokens: stake.tokens, rewardTokens: 1n }];
  }

  #sale(random: Random, account: Address): SaleEvent[] {
    if (this.claimed.has(account)) return [];
    const credited = this.credited.get(account) ?? 0n;
    if (credited > 0n && random.chance(0.2)) {
      this.claimed.add(account);
      return [{ type: 'claimed', account: account, tokens: credited }];
    }
    const tokens = BigInt(1 + random.below(500));
    this.credited.set(account, credited + tokens);
    return [bought(account, tokens)];
  }
}

test.each([1, 2, 3, 4])(
  'behavior: after each block of a history everybody has what its events add up to, seed %i',
  async (seed) => {
    const random = seededRandom(seed);
    const folds = [new Fold()];
    for (let turn = 0; turn < 40; turn++) {
      const fork = String.fromCharCode(97 + (turn % 6));
      if (random.chance(0.15)) {
        folds.length = 1 + random.below(folds.length);
        await ledger.rollBackTo(100 + folds.length - 1);
      }
      const fold = (folds.at(-1) ?? new Fold()).copy();
      await ledger.block([], fork, fold.next(random));
      folds.push(fold);
    }
    for (const [index, fold] of folds.entries()) {
      const block = after(100 + index);
      const expected = fold.holdings();
      const everybody = await readHoldings(database.pool, block);
      expect(everybody).toEqual(expected);
      const wallets = [...(everybody ?? [])].reduce((sum, [, { wallet }]) => sum + wallet, 0n);
      expect(wallets).toBe(await sumBalancesAt(database.pool, block.number));
      for (const account of PEOPLE)
        expect(await readHolding(database.pool, account, block)).toMatchObject(
          expected.get(account) ?? NO_HOLDING,
        );
    }
    const newest = folds.at(-1)?.holdings();
    for (const account of PEOPLE)
      expect(await readHolding(database.pool, account)).toMatchObject(newest?.get(account) ?? NO_HOLDING);
  },
);
