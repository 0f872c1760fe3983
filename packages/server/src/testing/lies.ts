// What endpoints may say that is not so: the twelve lies of the tests, and what must ring while each lasts.
import { toEventSelector } from 'viem';
import type { TestChain } from '#testing/chain.ts';
import type { Lie } from '#testing/rpc-proxy.ts';

const TRANSFER = toEventSelector('Transfer(address,address,uint256)');

type Log = { readonly address: string; readonly topics: readonly string[] };
type Block = Record<string, unknown>;

export type LieCase = {
  readonly name: string;
  readonly lie: Lie;
  /** Alarms of which one must ring; none: what it says is refused, and the ledger stands still meanwhile. */
  readonly rings: readonly string[];
};

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

/** All of the lies in one. */
export const everyLie =
  (...lies: readonly Lie[]): Lie =>
  (call, answer) =>
    lies.reduce((answered, lie) => lie(call, answered), answer);

const isMoveOf =
  (address: string) =>
  (log: Log): boolean =>
    log.address.toLowerCase() === address.toLowerCase() &&
    log.topics[0] === TRANSFER &&
    log.topics.slice(1, 3).every((topic) => BigInt(topic) !== 0n);

/** Leaves out what accounts move between themselves of the token at `address`. */
const movesOf = (address: () => string) => (given: readonly Log[]) =>
  given.filter((log) => !isMoveOf(address())(log));
const half = (given: readonly Log[]) => given.filter((_, i) => i % 2 === 0);
const twice = (given: readonly Log[]) => given.flatMap((log) => [log, log]);
const filter = (digits: string) => block((given) => ({ ...given, logsBloom: `0x${digits.repeat(256)}` }));
const noReceipts = receipts({ result: null });

export const noFilter = block((given) => ({ ...given, logsBloom: undefined }));
export const noMethod = receipts({ error: { code: -32_601, message: 'method not found' } });
export const leavingOutMoves = (address: () => string): Lie => logs(movesOf(address));

/** Alarms that say that an endpoint's blocks or logs are not the chain's. */
const ANY = ['LOGS_DIFFER', 'COUNTERS_DIFFER', 'FALSE_HEADER', 'UNPROVABLE', 'RULES_BROKEN'];

/** The lies about a chain; `chain` is called once one of them is used. */
export function liesAbout(chain: () => TestChain): readonly LieCase[] {
  const lilapeMoves = movesOf(() => chain().sale.lilape);
  const apeMoves = movesOf(() => chain().addressOf('nft'));
  return [
    {
      name: 'no logs under a filter of zeros',
      lie: everyLie(
        filter('00'),
        logs(() => []),
      ),
      rings: ANY,
    },
    { name: 'half of the logs, without filters', lie: everyLie(noFilter, logs(half)), rings: ANY },
    {
      name: 'every log twice, without filters',
      lie: everyLie(noFilter, logs(twice)),
      rings: ['UNPROVABLE'],
    },
    { name: 'half of the logs, no receipts', lie: everyLie(noReceipts, logs(half)), rings: [] },
    {
      name: 'half of the logs, neither receipts nor filters',
      lie: everyLie(noFilter, noReceipts, logs(half)),
      rings: ANY,
    },
    { name: 'half of the logs, no such method', lie: everyLie(noFilter, noMethod, logs(half)), rings: ANY },
    {
      name: 'LILAPE moves left out under a full filter',
      lie: everyLie(filter('ff'), logs(lilapeMoves)),
      rings: ['FALSE_HEADER'],
    },
    {
      name: 'moves of apes left out under a full filter',
      lie: everyLie(filter('ff'), logs(apeMoves)),
      rings: ['FALSE_HEADER'],
    },
    {
      name: 'LILAPE moves left out, no such method',
      lie: everyLie(noMethod, logs(lilapeMoves)),
      rings: ['LOGS_DIFFER', 'COUNTERS_DIFFER'],
    },
    { name: 'LILAPE moves left out of ranges', lie: logs(lilapeMoves), rings: ANY },
    { name: 'moves of apes left out of ranges', lie: logs(apeMoves), rings: ANY },
    {
      name: 'half of the ranges',
      lie: logs(half, (given) => !('blockHash' in given)),
      rings: ANY,
    },
  ];
}
