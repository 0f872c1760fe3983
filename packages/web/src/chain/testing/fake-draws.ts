/** The contract of the draws on the chain in memory: the giveaway, whose entrants anyone lists, draws of launches, and what it takes. */
import { DRAW_STATUSES } from '@lilape/domain/draws/draw-status';
import { drawsAbi } from '@lilape/contracts/generated/abis';
import type { Address } from '@lilape/domain/address';
import { listEntrants } from '@lilape/domain/draws/entrants';
import { type Frontier, digestOfFrontier, frontierAfter } from '@lilape/domain/draws/frontier';
import { GIVEAWAY_LIST } from '@lilape/domain/draws/giveaway-list';
import { publishList } from '@lilape/domain/draws/list';
import { signLocalRound } from '@lilape/domain/draws/local-beacon';
import { seedOf } from '@lilape/domain/draws/beacon';
import { decompress } from '@lilape/domain/draws/signature';
import { winnersOf } from '@lilape/domain/draws/winners';
import { LAUNCH_LIST, launchEntrants } from '@lilape/domain/launchpad/launch-list';
import { type Abi, bytesToHex, decodeFunctionData, encodeFunctionResult, type Hex, pad, toHex } from 'viem';
import { answer } from '#api/draws/answer.ts';
import type { Asked } from '#api/draws/requests.ts';
import { drawsAddress, type Listing } from '#chain/draws-contract.ts';
import type { Log } from '#chain/rpc.ts';
import { buyer, type FakeContract, reverted, type Transaction } from './fake-wallet.ts';

const anyAbi: Abi = drawsAbi;
const none: Hex = `0x${'0'.repeat(64)}`;

/** Of as many accounts, the n-th with n + 1 tokens. */
const listOf = (count: number) =>
  listEntrants(
    Array.from({ length: count }, (_, at) => ({
      account: pad(toHex(at + 1), { size: 20 }),
      weight: BigInt(at + 1) * 10n ** 18n,
    })),
  );

const launchHead = {
  chainId: 31337,
  draws: drawsAddress(),
  block: 9,
  blockHash: none,
  excluded: [],
  launch: 7,
  launchTimeSeconds: 2_000_000,
  places: 2,
  allocation: 1_000_000n,
  symbol: 'PUMP',
} as const;

/** One of each tier. */
const launchHolders = [1n, 10n, 100n, 500n].map(
  (times, at) =>
    [
      pad(toHex(at + 1), { size: 20 }),
      { wallet: times * 100_000_000n * 10n ** 18n, staked: 0n, unclaimed: 0n },
    ] as const,
);

type ChainFrontier = Omit<Frontier, 'count'> & { readonly count: bigint };

/** State is public: tests look at it and change it as others would. */
export class FakeDraws implements FakeContract {
  status: 'none' | 'open' | 'revealed' | 'settled' | 'withdrawn' = 'open';
  round = 1_000;
  /** Whether it was ended as one for nobody. */
  isOver = false;
  /** Whom the contract excludes. */
  excluded: readonly Address[] = [];
  readonly entrants = listOf(5);
  readonly places = 5;
  settledPlaces = 0;
  readonly published = publishList(
    GIVEAWAY_LIST,
    {
      chainId: 31337,
      draws: drawsAddress(),
      drawId: 1,
      block: 7,
      blockHash: none,
      excluded: [],
    },
    this.entrants,
  );
  /** The list of launch 7: 4 entrants for 2 places. */
  readonly launchList = publishList(LAUNCH_LIST, launchHead, launchEntrants([], launchHolders));
  /** The files at the site's `/ipfs`, by their CIDs. */
  readonly files = new Map(
    [this.published, this.launchList]
      .flatMap(({ manifest, parts }) => [manifest, ...parts])
      .map(({ cid, bytes }) => [cid, bytes] as const),
  );
  owner: Address = buyer;
  /** Digests of the frontiers to which the giveaway's list has come. */
  readonly reached = new Set<Hex>();
  /** The draws of launches, from draw 2 on. */
  readonly launches: { status: FakeDraws['status']; listing: Listing }[] = [];

  /** The beacon's signature of the round, as it is published. */
  get signature(): Uint8Array {
    return signLocalRound(this.round);
  }

  /** Stands in for the page's worker: it answers in this very thread. */
  workers(): typeof Worker {
    const files = this.files;
    class FakeWorker extends EventTarget {
      postMessage({ request }: Asked): void {
        void answer(request, {
          fileOf: async (cid) => {
            const bytes = files.get(cid);
            if (bytes === undefined) throw new TypeError('HTTP 404');
            return bytes;
          },
          tell: (data) => this.dispatchEvent(new MessageEvent('message', { data })),
        });
      }
      terminate(): void {}
    }
    return FakeWorker as unknown as typeof Worker;
  }

  run({ data }: Transaction, isKept: boolean): Log[] {
    const { functionName, args } = decodeFunctionData({ abi: drawsAbi, data });
    if (functionName === 'reveal') this.reveal(args[1], isKept);
    if (functionName === 'settle') this.settle(Number(args[1]), args[2], isKept);
    if (functionName === 'renewRound' && isKept) this.round += 1_000;
    if (functionName === 'endEmptyGiveaway') this.end(args[0], isKept);
    if (functionName === 'list') this.list(args[0], args[1], isKept);
    if (functionName === 'open' && isKept) this.launches.push({ status: 'open', listing: args[0] });
    return [];
  }

  call({ data }: Transaction): Hex {
    const { functionName, args } = decodeFunctionData({ abi: drawsAbi, data });
    const answers: Record<string, () => unknown> = {
      owner: () => this.owner,
      beacon: () => ['0x', 1_000n, 3n],
      drawCount: () => BigInt(1 + this.launches.length),
      drawOf: () => this.drawOf(Number(args?.[0])),
      burnableFrom: () => (this.isOver ? 0n : 2_000_000n),
      hasReached: () => this.reached.has(args?.[0] as Hex),
    };
    return encodeFunctionResult({ abi: anyAbi, functionName, result: answers[functionName]?.() });
  }

  private end(excluded: readonly Address[], isKept: boolean): void {
    if (excluded.join().toLowerCase() !== this.excluded.join()) throw failure('Draws_WrongExcluded');
    if (isKept) this.isOver = true;
  }

  describe({ data }: Transaction): string {
    const { functionName, args } = decodeFunctionData({ abi: drawsAbi, data });
    if (functionName === 'settle') return `settle ${args[2].length} from ${args[1]}`;
    if (functionName === 'list') return `list ${args[1].length} from ${args[0].count}`;
    if (functionName === 'open') {
      const { count, places, totalWeight } = args[0];
      return `${functionName} ${places} of ${count}, weight ${totalWeight}`;
    }
    return functionName === 'reveal' ? `reveal ${args[0]}` : functionName;
  }

  private drawOf(id: number): object {
    const { root } = this.published;
    const first = {
      status: this.status,
      listing: {
        root,
        count: BigInt(this.entrants.length),
        totalWeight: 15n * 10n ** 18n,
        places: BigInt(this.places),
        round: BigInt(this.round),
        listDigest: none,
      },
    };
    const { status, listing } = this.launches[id - 2] ?? first;
    return {
      status: DRAW_STATUSES.indexOf(status),
      listing,
      seed: ['revealed', 'settled'].includes(status) ? seedOf(this.signature) : none,
      settledPlaces: BigInt(this.settledPlaces),
      roundTime: 0n,
    };
  }

  private list(frontier: ChainFrontier, accounts: readonly Hex[], isKept: boolean): void {
    if (this.status !== 'none') throw failure('Draws_WrongStatus', [1n, 1]);
    const before = digestOfFrontier({ ...frontier, count: Number(frontier.count) });
    if (frontier.count > 0n && !this.reached.has(before)) throw failure('Draws_UnknownFrontier', [before]);
    const after = Number(frontier.count) + accounts.length;
    if (!isKept) return;
    this.reached.add(digestOfFrontier(frontierAfter(this.entrants, after)));
    if (after === this.entrants.length) this.status = 'open';
  }

  private reveal(signature: Hex, isKept: boolean): void {
    if (this.status !== 'open') throw failure('Draws_WrongStatus', [1n, 2]);
    if (signature !== bytesToHex(decompress(this.signature) ?? new Uint8Array()))
      throw failure('Draws_BadSignature');
    if (isKept) this.status = 'revealed';
  }

  private settle(first: number, entries: readonly { account: Hex }[], isKept: boolean): void {
    if (this.status !== 'revealed') throw failure('Draws_WrongStatus', [1n, 3]);
    if (first !== this.settledPlaces)
      throw failure('Draws_WrongPlace', [BigInt(first), BigInt(this.settledPlaces)]);
    const { entrants, places } = this;
    const winners = winnersOf({ seed: seedOf(this.signature), drawId: 1, entrants, places });
    for (const [at, { account }] of entries.entries())
      if (winners[first + at]?.entrant.account !== account.toLowerCase())
        throw failure('Draws_NotTheWinner', [BigInt(first + at), 0n]);
    if (!isKept) return;
    this.settledPlaces += entries.length;
    if (this.settledPlaces === places) this.status = 'settled';
  }
}

/** What a node answers when the contract reverts. */
export function failure(errorName: string, args: readonly unknown[] = []): Error {
  return reverted(errorName, args, anyAbi);
}
