// What endpoints may say that is not so: each lie rings while it lasts, and heals by itself once it ends.
import { expect, test } from 'vitest';
import { readAlarms } from '#ledger/alarms.ts';
import { isDeep } from '#testing/deep.ts';
import { everyLie, leavingOutMoves, liesAbout, noFilter, noMethod } from '#testing/lies.ts';
import { partsUnlikeRebuilt, until, untilAtHead, untilLedger } from '#testing/ledger.ts';
import { proxiedWatch } from '#testing/proxied-watch.ts';
import { seededRandom } from '#testing/random.ts';

const rig = proxiedWatch();
const CASES = liesAbout(() => rig.chain);
const FEW = ['LILAPE moves left out under a full filter', 'LILAPE moves left out, no such method'];

const seal = async (seed: number, blocks: number) => {
  const random = seededRandom(seed);
  for (let i = 0; i < blocks; i += 1)
    await rig.buy([
      { buyer: random.below(8), coin: 'USDT', units: 2_000_000n + BigInt(random.below(1_000)) },
    ]);
};

const isRinging = async (codes: readonly string[]) =>
  (await readAlarms(rig.database.pool)).some(({ code }) => codes.includes(code)) ||
  rig.alarms.some(({ code }) => codes.includes(code));

test('behavior: headers that cannot be proven ring and stop nothing', async () => {
  rig.first.tell(noFilter);
  rig.watch(rig.first.url);
  await seal(99, 2);
  await rig.chain.mine(12);
  await untilAtHead(rig.database.pool, rig.chain);
  expect((await readAlarms(rig.database.pool)).map(({ code }) => code)).toEqual(['UNPROVABLE']);
  rig.first.tell(null);
  await untilLedger(rig.database.pool, ({ alarms }) => alarms === 0);
  expect(await rig.unlikeRebuilt()).toEqual([]);
});

test('behavior: the receipts prove which of two endpoints leaves out moves, near the head, and it is read last', async () => {
  rig.watch(rig.first.url, rig.second.url);
  await untilAtHead(rig.database.pool, rig.chain);
  rig.first.tell(
    everyLie(
      noMethod,
      leavingOutMoves(() => rig.chain.sale.lilape),
    ),
  );
  await seal(7, 2);
  await rig.chain.mine();
  await until(
    () => isRinging(['LOGS_DIFFER']),
    () => 'LOGS_DIFFER to ring',
  );
  expect(rig.alarms.find(({ code }) => code === 'LOGS_DIFFER')?.detail).toContain(
    'The receipts prove that endpoint 0 is wrong.',
  );
  await until(
    async () => (await partsUnlikeRebuilt(rig.database, rig.chain)).every((part) => part === 'ledger'),
    () => 'the moves to be read from the other endpoint',
  );
});

const ENDPOINTS = [
  ['an only endpoint', 1],
  ['the first of two', 2],
] as const;
const MOMENTS = [
  ['above the final block', false],
  ['in a catch-up', true],
] as const;

/** Every lie by each number of endpoints at either moment; in a run that is not deep a few. */
const LIES_BY_CASE = ENDPOINTS.flatMap(([who, count]) =>
  MOMENTS.flatMap(([when, isCold]) =>
    CASES.filter(({ name }) => isDeep || (FEW.includes(name) && !isCold)).map((lie) => ({
      ...lie,
      who,
      count,
      when,
      isCold,
    })),
  ),
);

test.each(LIES_BY_CASE)('behavior: $name by $who, $when', async ({ lie, count, isCold, rings }) => {
  const urls = [rig.first.url, rig.second.url].slice(0, count);
  await seal(count, 2);
  await rig.chain.mine(12);
  if (isCold) rig.first.tell(lie);
  rig.watch(...urls);
  if (!isCold) await untilAtHead(rig.database.pool, rig.chain);
  rig.first.tell(lie);
  await seal(10 + count, 3);
  await rig.chain.mine(12);
  if (rings.length > 0)
    await until(
      async () => {
        if (await isRinging(rings)) return true;
        // Nothing that it leaves out may have come yet; near the head such a block is refused by its receipts.
        await seal(20 + count, 1);
        await rig.chain.mine(12);
        return false;
      },
      () => `one of ${rings.join()} to ring`,
    );
  rig.first.tell(null);
  await rig.chain.mine(12);
  await untilAtHead(rig.database.pool, rig.chain);
  await untilLedger(rig.database.pool, ({ alarms }) => alarms === 0);
  expect(await rig.unlikeRebuilt()).toEqual([]);
});
