// Reads the logs of our contracts up to a block, in ranges as large as the endpoint gives.
import type { Address } from '@lilape/domain/address';
import type { ChainLog, Hex } from '@lilape/events/log';
import { type AskChain, CannotCheck } from './fetchers.ts';
import type { Gate } from './gate.ts';

/** What a range should hold: fewer requests are not faster, and more than this fills memory. */
const LOGS_AIMED_AT = 6_000;
const FIRST_SPAN = 64;
const LONGEST_SPAN = 10_000;
/** Ranges asked for at once. */
const AHEAD = 3;

type RawLog = Omit<ChainLog, 'blockTimestamp'> & { readonly blockTimestamp?: Hex };

type Options = {
  readonly chain: AskChain;
  readonly contracts: readonly Address[];
  readonly from: number;
  readonly to: number;
  readonly gate: Gate;
  /** Contracts whose events need the time of their block. */
  readonly timed: readonly (Address | null)[];
};

export type LogRange = { readonly to: number; readonly logs: readonly ChainLog[] };

type Asked = { readonly from: number; readonly to: number; readonly answer: Promise<RawLog[]> };

/** The logs of `contracts` in the blocks from `from` to `to`, both included, range by range in chain order. */
export async function* readLogs(options: Options): AsyncGenerator<LogRange> {
  const { chain, contracts, to, gate, timed } = options;
  const waiting: Asked[] = [];
  let next = options.from;
  let span = FIRST_SPAN;
  const ask = (from: number, until: number): Asked => {
    const answer = chain('eth_getLogs', [
      { address: contracts, fromBlock: hexOf(from), toBlock: hexOf(until) },
    ]);
    answer.catch(() => undefined);
    return { from, to: until, answer: answer as Promise<RawLog[]> };
  };
  while (next <= to || waiting.length > 0) {
    await gate.pass();
    while (next <= to && waiting.length < AHEAD) {
      const until = Math.min(next + span - 1, to);
      waiting.push(ask(next, until));
      next = until + 1;
    }
    const first = waiting.shift();
    if (first === undefined) return;
    const logs = await first.answer.catch((error: unknown) => {
      const width = first.to - first.from + 1;
      // Too many at once: a smaller range may be given. Anything else stays as it is.
      if (!(error instanceof CannotCheck) || error.code !== 'RPC_REFUSED' || width === 1) throw error;
      span = Math.ceil(width / 2);
      return null;
    });
    if (logs === null) {
      waiting.length = 0;
      next = first.from;
      continue;
    }
    span = adapted(span, first.to - first.from + 1, logs.length);
    yield { to: first.to, logs: await withTimes(chain, logs, timed) };
  }
}

function adapted(span: number, width: number, count: number): number {
  if (count * 2 < LOGS_AIMED_AT) return Math.min(Math.max(span, width * 4), LONGEST_SPAN);
  return Math.max(1, Math.min(span, Math.round((width * LOGS_AIMED_AT) / count)));
}

/** Logs that say when their block was made, asked for where the endpoint did not say and somebody needs it. */
async function withTimes(
  chain: AskChain,
  logs: readonly RawLog[],
  timed: readonly (Address | null)[],
): Promise<readonly ChainLog[]> {
  if (logs.every(isTimed)) return logs;
  const times = new Map<Hex, Promise<Hex>>();
  const timeOf = (block: Hex) => {
    const known = times.get(block) ?? readTime(chain, block);
    times.set(block, known);
    return known;
  };
  const needs = ({ address, blockTimestamp }: RawLog) =>
    blockTimestamp === undefined && timed.some((each) => each === address.toLowerCase());
  return Promise.all(
    logs.map(async (log) => ({
      ...log,
      blockTimestamp: log.blockTimestamp ?? (needs(log) ? await timeOf(log.blockNumber) : ('0x0' as const)),
    })),
  );
}

const isTimed = (log: RawLog): log is ChainLog => log.blockTimestamp !== undefined;

async function readTime(chain: AskChain, block: Hex): Promise<Hex> {
  const found = (await chain('eth_getBlockByNumber', [block, false])) as { timestamp?: Hex } | null;
  if (found?.timestamp === undefined)
    throw new CannotCheck('RPC_REFUSED', `The endpoint does not know block ${block}.`);
  return found.timestamp;
}

/** A quantity as JSON-RPC writes it. */
export const hexOf = (value: number): Hex => `0x${value.toString(16)}`;
