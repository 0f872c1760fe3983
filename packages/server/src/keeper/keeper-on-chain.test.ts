// A keeper on a real chain: from the end of a sale to the last winner without anybody's press, and what it does not do.
import { erc20Abi } from '@lilape/contracts/generated/abis';
import { TOKEN_PRIZES } from '@lilape/domain/draws/giveaway';
import * as wire from '@lilape/wire/draws';
import type { MarketBody } from '@lilape/wire/market';
import { createPublicClient, http, toHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openEndpoints } from '#chain/endpoints.ts';
import { createFailover } from '#chain/failover.ts';
import { localBeacon } from '#draws/beacon/local.ts';
import { createGiveawayLists } from '#draws/giveaway-list.ts';
import { keeperBalanceJob, keeperJob, noteDueJob } from '#keeper/jobs.ts';
import { createSender } from '#keeper/send.ts';
import { type ChainRig, startChainRig } from '#testing/chain-rig.ts';
import { SILENT_LOG, until } from '#testing/ledger.ts';
import type { Job } from '#worker/jobs.ts';

const KEY = `0x${'5eed'.padStart(64, '0')}` as const;
const ACCOUNT = privateKeyToAccount(KEY).address;
const ETHER = 10n ** 18n;

let rig: ChainRig;
let client: ReturnType<typeof createPublicClient>;

beforeAll(async () => {
  let limitNowMs = 0;
  rig = await startChainRig(5, { limitClock: () => (limitNowMs += 1_000) });
  client = createPublicClient({ transport: http(rig.chain.rpcUrl), cacheTime: 0 });
  await rig.chain.rpc('anvil_setBalance', ACCOUNT, toHex(ETHER));
});
beforeEach(() => rig.pool.query('truncate app.keeper_calls, app.keepers, app.due_calls'));
afterAll(() => rig.close());

function senderOf(dailyWei: bigint, patienceMs?: number) {
  const { chainId } = rig.deployment;
  const ask = createFailover(openEndpoints([rig.chain.rpcUrl]));
  const settings = { key: KEY, dailyWei };
  const waiting = patienceMs === undefined ? {} : { patienceMs };
  return createSender({ db: rig.pool, ask, chainId, settings, ...waiting });
}

const balanceJob = () => keeperBalanceJob({ sender: senderOf(ETHER) });

/** The job of a keeper, whose transactions may cost so much a day and wait so long. */
function keeper(dailyWei = ETHER, patienceMs?: number): Job {
  const { pool, deployment, chain } = rig;
  const { chainId, excluded } = deployment;
  const draws = chain.addressOf('draws');
  return keeperJob({
    deployment,
    lists: createGiveawayLists({ pool, chainId, draws, excluded, clock: Date.now }),
    source: localBeacon,
    clock: Date.now,
    sender: senderOf(dailyWei, patienceMs),
    log: SILENT_LOG,
  });
}

async function sent(): Promise<{ name: string; state: string }[]> {
  const { rows } = await rig.pool.query<{ name: string; state: string }>(
    'select name, state from app.keeper_calls order by id',
  );
  return rows;
}

async function due(): Promise<string[]> {
  await noteDueJob.run(rig.pool);
  const { rows } = await rig.pool.query<{ name: string }>('select name from app.due_calls order by name');
  return rows.map(({ name }) => name);
}

/** Waits until these calls are due. */
const untilDue = (...names: string[]) =>
  until(
    async () => ((await due()).join() === names.join() ? names : null),
    () => `${names.join()} to be due`,
  );

/** Has the keeper at work until the giveaway stands so; each block takes what was sent. */
async function workUntil(job: Job, status: wire.GiveawayStatus): Promise<wire.GiveawayBody> {
  let last = '';
  return until(
    async () => {
      await job.run(rig.pool);
      await rig.chain.mine();
      const response = await rig.api.request('/api/giveaway');
      const body = wire.giveawayBody.parse(await response.json());
      last = body.status;
      return body.status === status ? body : null;
    },
    () => `the giveaway to be ${status}; it is ${last}`,
  );
}

test('behavior: while the sale runs nothing is due, and nothing is sent', async () => {
  await rig.chain.buy([
    { buyer: 0, coin: 'USDT', units: 600_000_000n },
    { buyer: 1, coin: 'USDC', units: 500_000_000n },
    { buyer: 2, coin: 'USDC', units: 5_000_000n },
    { buyer: 3, coin: 'USDT', units: 6_000_000n },
  ]);
  expect(await due()).toEqual([]);
  await keeper().run(rig.pool);
  expect(await sent()).toEqual([]);
});

test('error: what is dearer than the day allows is not sent, and stays due', async () => {
  await rig.chain.rpc('evm_increaseTime', 366 * 86_400);
  await rig.chain.mine();
  await untilDue('finalise');
  await keeper(1_000n).run(rig.pool);
  expect(await sent()).toEqual([]);
  expect(await due()).toEqual(['finalise']);
});

test('behavior: a transaction on its way is waited for, and after a while replaced by a dearer one', async () => {
  const job = keeper();
  await job.run(rig.pool);
  expect(await sent()).toEqual([{ name: 'finalise', state: 'waiting' }]);
  await job.run(rig.pool);
  expect(await sent()).toHaveLength(1);
  await keeper(ETHER, 0).run(rig.pool);
  const { rows } = await rig.pool.query<{ nonce: string; max_fee_wei: string }>(
    'select nonce, max_fee_wei from app.keeper_calls order by id',
  );
  expect(rows[1]?.nonce).toBe(rows[0]?.nonce);
  expect(BigInt(rows[1]?.max_fee_wei ?? 0) * 4n).toBeGreaterThanOrEqual(
    BigInt(rows[0]?.max_fee_wei ?? 0) * 5n,
  );
  await rig.chain.mine();
  await job.run(rig.pool);
  // The release is due as soon as the ledger has read that block, which it may have by now.
  expect((await sent()).filter(({ name }) => name !== 'release')).toEqual([
    { name: 'finalise', state: 'dropped' },
    { name: 'finalise', state: 'mined' },
  ]);
});

/** Has the keeper at work until nothing is due that it can send, and it sent nothing for a while. */
const workUntilDone = (job: Job) =>
  until(
    async () => {
      const { rows } = await rig.pool.query<{ number: string }>('select number from ledger.state');
      if (BigInt(rows[0]?.number ?? 0) !== (await client.getBlockNumber())) return null;
      await job.run(rig.pool);
      if ((await due()).length === 0) return true;
      await rig.chain.mine();
      return null;
    },
    async () => `nothing to be due any more; ${(await due()).join()} is`,
  );

const balances = async () =>
  (
    await rig.pool.query<{ account: string; balance: string; least: string }>(
      `select '0x' || encode(account, 'hex') as account, balance_wei::text as balance, least_wei::text as least
       from app.keepers`,
    )
  ).rows;

test('behavior: what the account has is noted though nothing is sent, and what was noted of a replaced key is dropped', async () => {
  await rig.pool.query(
    `insert into app.keepers (account, balance_wei, least_wei, told_at)
     values ('\\x01', 1, 2, now() - interval '11 minutes')`,
  );
  const job = balanceJob();
  await rig.chain.rpc('anvil_setBalance', ACCOUNT, toHex(5n));
  await job.run(rig.pool);
  expect(await balances()).toEqual([{ account: ACCOUNT.toLowerCase(), balance: '5', least: String(ETHER) }]);
  await rig.chain.rpc('anvil_setBalance', ACCOUNT, toHex(ETHER));
  await job.run(rig.pool);
  expect((await balances())[0]?.balance).toBe(String(ETHER));
});

test('behavior: a keeper lists, reveals and settles, and the prizes are with their winners', async () => {
  const job = keeper();
  await rig.chain.mine(12);
  await workUntil(job, 'open');
  await rig.chain.rpc('evm_increaseTime', 86_400);
  const settled = await workUntil(job, 'settled');
  expect(settled.draw).toMatchObject({ settledPlaces: 4 });
  await workUntilDone(job);
  // Released by now, or in the test of what is on its way.
  const names = new Set((await sent()).map(({ name }) => name).filter((name) => name !== 'release'));
  expect([...names].toSorted()).toEqual([
    'list',
    'open USDC',
    'open USDT',
    'reveal draw 1',
    'settle draw 1',
    'sweep USDC',
    'sweep USDT',
  ]);
  const supply = { address: rig.chain.sale.lilape, abi: erc20Abi } as const;
  const left = await client.readContract({
    ...supply,
    functionName: 'balanceOf',
    args: [rig.chain.addressOf('draws')],
  });
  expect(left).toBe(500_000_000n * 10n ** 18n - TOKEN_PRIZES.reduce((sum, prize) => sum + prize, 0n));
  // What is served may be a moment behind the ledger that the keeper reads.
  const market = async () => (await (await rig.api.request('/api/market')).json()) as MarketBody;
  const swept = async () => (await market()).pools.map((pool) => [pool.status, pool.swept]);
  await expect.poll(swept).toEqual([
    ['opened', '484.8'],
    ['opened', '404'],
  ]);
  expect((await market()).stage).toBe('released');
  // Each transaction is counted with what it cost.
  const { rows } = await rig.pool.query(
    'select 1 from app.keeper_calls where state = $1 and fee_wei is null',
    ['mined'],
  );
  expect(rows).toEqual([]);
});

test('behavior: once a week it pays what is due, and asks for fees that are not there only now and then', async () => {
  const job = keeper();
  await workUntilDone(job);
  expect(await sent()).toEqual([]);
  await rig.chain.rpc('evm_increaseTime', 7 * 86_400);
  await rig.chain.mine();
  await until(
    async () => {
      await job.run(rig.pool);
      await rig.chain.mine();
      return (await sent()).filter(({ state }) => state === 'mined').length === 2 ? true : null;
    },
    async () => `two payments; there are ${(await sent()).length}`,
  );
  await workUntilDone(job);
  await job.run(rig.pool);
  // The prizes are more than what marketing would have of so small a sale.
  expect((await sent()).map(({ name }) => name)).toEqual(['pay development', 'pay dao']);
});
