// What endpoints may say that is not so: each lie rings while it lasts, and heals by itself once it ends.
import { toEventSelector } from 'viem';
import { describe, expect, test } from 'vitest';
import { readAlarms } from '#ledger/alarms.ts';
import { isDeep } from '#testing/deep.ts';
import { partsUnlikeRebuilt, until, untilAtHead, untilLedger } from '#testing/ledger.ts';
import { proxiedWatch } from '#testing/proxied-watch.ts';
import { seededRandom } from '#testing/random.ts';
import type { Lie } from '#testing/rpc-proxy.ts';

const rig = proxiedWatch();
const TRANSFER = toEventSelector('Transfer(address,address,uint256)');

type Log = { readonly address: string; readonly topics: readonly string[] };
type Block = Record<string, unknown>;

/** Changes the logs of every answer that has some. */
const logs =
  (
    change: (given: readonly Log[]) => readonly Log[],
    isMeant: (params: object) => boolean = () => true,
  ): Lie =>
  (call, answer) =>
    call.method === 'eth_getLogs' && Array.isArray(answer.result) && isMeant(call.params[0] as object)
      ? { ...answer, result: change(answer.result as Log[]) }
      : answer;
const block =
  (change: (given: Block) => Block): Lie =>
  (call, answer) =>
    call.method.startsWith('eth_getBlockBy') && typeof answer.result === 'object' && answer.result !== null
      ? { ...answer, result: change(answer.result as Block) }
      : answer;
const receipts =
  (change: Partial<Parameters<Lie>[1]>): Lie =>
  (call, answer) => {
    if (call.method !== 'eth_getBlockReceipts') return answer;
    const { result: _, ...rest } = answer;
    return { ...rest, ...change };
  };
const all =
  (...lies: readonly Lie[]): Lie =>
  (call, answer) =>
    lies.reduce((reported, lie) => lie(call, reported), answer);

const isMoveOf =
  (address: string) =>
  (log: Log): boolean =>
    log.address.toLowerCase() === address.toLowerCase() &&
    log.topics[0] === TRANSFER &&
    log.topics.slice(1, 3).every((topic) => BigInt(topic) !== 0n);
const movesOf =
  (address: () => string) =>
  (given: readonly Log[]): readonly Log[] =>
    given.filter((log) => !isMoveOf(address())(log));
const lilapeMoves = movesOf(() => rig.chain.sale.lilape);
const apeMoves = movesOf(() => rig.chain.addressOf('nft'));
const half = (given: readonly Log[]) => given.filter((_, i) => i % 2 === 0);
const twice = (given: readonly Log[]) => given.flatMap((log) => [log, log]);
const noFilter = block((given) => ({ ...given, logsBloom: undefined }));
const filter = (digits: string) => block((given) => ({ ...given, logsBloom: `0x${digits.repeat(256)}` }));
const noReceipts = receipts({ result: null });
const noMethod = receipts({ error: { code: -32_601, message: 'method not found' } });

type Case = {
  readonly name: string;
  readonly lie: Lie;
  /** Told before the watcher begins, of blocks that are final. */
  readonly isCold?: boolean;
  /** Alarms of which one must ring; none: what it says is refused, and the ledger stands still meanwhile. */
  readonly rings: readonly string[];
};

/** Alarms that say that an endpoint's blocks or logs are not the chain's. */
const ANY = ['LOGS_DIFFER', 'COUNTERS_DIFFER', 'FALSE_HEADER', 'UNPROVABLE', 'RULES_BROKEN'];

const CASES: readonly Case[] = [
  {
    name: 'no logs under a filter of zeros',
    lie: all(
      filter('00'),
      logs(() => []),
    ),
    rings: ANY,
  },
  { name: 'half of the logs, without filters', lie: all(noFilter, logs(half)), rings: ANY },
  { name: 'every log twice, without filters', lie: all(noFilter, logs(twice)), rings: ['UNPROVABLE'] },
  { name: 'half of the logs, no receipts', lie: all(noReceipts, logs(half)), rings: [] },
  {
    name: 'half of the logs, neither receipts nor filters',
    lie: all(noFilter, noReceipts, logs(half)),
    rings: ANY,
  },
  { name: 'half of the logs, no such method', lie: all(noFilter, noMethod, logs(half)), rings: ANY },
  {
    name: 'LILAPE moves left out under a full filter',
    lie: all(filter('ff'), logs(lilapeMoves)),
    rings: ['FALSE_HEADER'],
  },
  {
    name: 'moves of apes left out under a full filter',
    lie: all(filter('ff'), logs(apeMoves)),
    rings: ['FALSE_HEADER'],
  },
  {
    name: 'LILAPE moves left out, no such method',
    lie: all(noMethod, logs(lilapeMoves)),
    rings: ['LOGS_DIFFER', 'COUNTERS_DIFFER'],
  },
  { name: 'LILAPE moves left out of ranges', isCold: true, lie: logs(lilapeMoves), rings: ANY },
  { name: 'moves of apes left out of ranges', isCold: true, lie: logs(apeMoves), rings: ANY },
  {
    name: 'half of the ranges',
    isCold: true,
    lie: logs(half, (given) => !('blockHash' in given)),
    rings: ANY,
  },
];

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
  rig.first.tell(all(noMethod, logs(lilapeMoves)));
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

describe.each([
  ['an only endpoint', 1],
  ['the first of two', 2],
])('%s', (_, count) => {
  test.each(CASES.filter(({ name }) => isDeep || FEW.includes(name)))(
    'behavior: $name',
    async ({ lie, isCold = false, rings }) => {
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
          () => isRinging(rings),
          () => `one of ${rings.join()} to ring`,
        );
      rig.first.tell(null);
      await rig.chain.mine(12);
      await untilAtHead(rig.database.pool, rig.chain);
      await untilLedger(rig.database.pool, ({ alarms }) => alarms === 0);
      expect(await rig.unlikeRebuilt()).toEqual([]);
    },
  );
});
