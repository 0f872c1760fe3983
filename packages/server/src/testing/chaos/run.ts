// Strikes at a server in every way while people act and the chain is reorganised, then compares what the ledger has, row by row.
import { setTimeout as wait } from 'node:timers/promises';
import { type Compared, compareWithChain } from '#testing/chaos/against-chain.ts';
import { type ChaosRig, openChaosRig } from '#testing/chaos/rig.ts';
import { STRIKES, type Strike } from '#testing/chaos/strikes.ts';
import { partsUnlikeRebuilt, untilAtHead, untilLedger } from '#testing/ledger.ts';
import type { Random } from '#testing/random.ts';
import { type Blocks, grow, reorganise } from '#testing/reorg-run.ts';

export type ChaosOptions = {
  readonly seed: number;
  /** How long things befall it; it is compared afterwards. */
  readonly seconds: number;
  /** Empty folder for the database. */
  readonly dataDir: string;
  /** What befalls it; everything unless given. */
  readonly strikes?: readonly Strike[];
};

export type ChaosReport = {
  /** How often each thing befell it. */
  readonly befell: ReadonlyMap<string, number>;
  readonly disk: string;
  readonly replaced: number;
  /** Alarms that rang, each code once. */
  readonly rang: readonly string[];
  /** Answers to a visitor by status; 0: there was nobody. */
  readonly answers: ReadonlyMap<number, number>;
  /** From the end of the last strike until the ledger was at the head without an alarm, milliseconds. */
  readonly healedMs: number;
  readonly compared: readonly Compared[];
  readonly unlikeRebuilt: readonly string[];
};

const DEEPEST = 60;
/** After some more of them on one chain anvil forgets the code of every contract. */
const MAX_REORGANISATIONS = 100;
const LONGEST_STRIKE_MS = 2_500;

/** Runs it for so long, each thing once before any comes again. */
export async function chaosRun(options: ChaosOptions): Promise<ChaosReport> {
  const rig = await openChaosRig(options.seed, options.dataDir);
  const visiting = new AbortController();
  const answers = new Map<number, number>();
  const visited = visit(rig, answers, visiting.signal);
  try {
    await untilAtHead(rig.database.pool, rig.chain);
    const { befell, replaced } = await storm(rig, options);
    const calmAt = performance.now();
    await rig.chain.mine(10);
    await requireContracts(rig);
    await untilAtHead(rig.database.pool, rig.chain);
    await untilLedger(rig.database.pool, ({ alarms }) => alarms === 0);
    const healedMs = Math.round(performance.now() - calmAt);
    const compared = await compareWithChain(rig.database.pool, rig.chain);
    const unlikeRebuilt = await partsUnlikeRebuilt(rig.database, rig.chain);
    const rang = rangIn(rig);
    return { befell, replaced, disk: rig.disk.how, rang, answers, healedMs, compared, unlikeRebuilt };
  } finally {
    visiting.abort();
    await visited;
    await rig.close();
  }
}

/** Lets one thing after the other befall it; every time something else is going on at the same moment. */
async function storm(rig: ChaosRig, { seconds, strikes = STRIKES }: ChaosOptions) {
  const { chain, random } = rig;
  const blocks: Blocks = [];
  const befell = new Map<string, number>();
  const endsAt = performance.now() + seconds * 1_000;
  let [replaced, reorganisations] = [0, 0];
  let waiting: Strike[] = [];
  while (performance.now() < endsAt) {
    if (waiting.length === 0) waiting = shuffled(strikes, random);
    const strike = waiting.pop();
    if (strike === undefined) throw new Error('Nothing can befall it.');
    befell.set(strike.name, (befell.get(strike.name) ?? 0) + 1);
    const end = await strike.begin(rig);
    const overAt = Math.min(endsAt, performance.now() + 300 + random.below(LONGEST_STRIKE_MS));
    do {
      await grow({ chain, random, blocks });
      if (random.chance(0.1) && reorganisations < MAX_REORGANISATIONS) {
        replaced += await reorganise({ chain, random, blocks }, 1 + random.below(DEEPEST));
        reorganisations += 1;
      }
      await wait(20);
    } while (performance.now() < overAt);
    await end();
  }
  befell.set('reorganise the chain', reorganisations);
  return { befell, replaced };
}

/** @throws Error where the chain itself has lost what it had: nobody could read it then, and the run says nothing. */
async function requireContracts({ chain }: ChaosRig): Promise<void> {
  const { presale } = chain.deployment.contracts;
  const [code] = await chain.batch<string>([['eth_getCode', [presale, 'latest']]]);
  if (code === undefined || code === '0x')
    throw new Error('Anvil has forgotten the code of the contracts: run another seed, or fewer minutes.');
}

function shuffled(strikes: readonly Strike[], random: Random): Strike[] {
  return strikes
    .map((strike) => ({ strike, at: random.below(1 << 30) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ strike }) => strike);
}

/** Reads from whichever API there is, again and again. */
async function visit({ api }: ChaosRig, answers: Map<number, number>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const line = api.current().lines.find(({ event }) => event === 'api.listening');
    const status =
      line === undefined
        ? 0
        : await fetch(`${String(line['url'])}/api/mint-stats`, { signal }).then(
            (response) => response.status,
            () => 0,
          );
    answers.set(status, (answers.get(status) ?? 0) + 1);
    await wait(100);
  }
}

function rangIn({ watchers }: ChaosRig): string[] {
  const alarms = watchers.flatMap((watcher) =>
    watcher.lines().filter(({ event }) => event === 'chaos.alarm'),
  );
  return [...new Set(alarms.map(({ code }) => String(code)))].toSorted();
}

/** Whether the ledger lost nothing, invented nothing, and nobody heard of an error of ours. */
export function isWhole({ compared, unlikeRebuilt, answers }: ChaosReport): boolean {
  return (
    compared.every(({ different }) => different === 0) && unlikeRebuilt.length === 0 && !answers.has(500)
  );
}
