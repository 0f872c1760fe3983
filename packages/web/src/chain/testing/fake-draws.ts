/** The contract of the draws on the chain in memory: one draw, opened with a list that is published, and what it takes. */
import { DRAW_STATUSES } from '@lilape/domain/draws/draw-status';
import { drawsAbi } from '@lilape/contracts/generated/abis';
import { listEntrants } from '@lilape/domain/draws/entrants';
import { GIVEAWAY_LIST } from '@lilape/domain/draws/giveaway-list';
import { publishList } from '@lilape/domain/draws/list';
import { signLocalRound } from '@lilape/domain/draws/local-beacon';
import { seedOf } from '@lilape/domain/draws/beacon';
import { decompress } from '@lilape/domain/draws/signature';
import { winnersOf } from '@lilape/domain/draws/winners';
import { type Abi, bytesToHex, decodeFunctionData, encodeFunctionResult, type Hex, pad, toHex } from 'viem';
import { answer } from '#api/draws/answer.ts';
import type { Asked } from '#api/draws/requests.ts';
import type { Log } from '#chain/rpc.ts';
import { type FakeContract, reverted, type Transaction } from './fake-wallet.ts';

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

/** State is public: tests look at it and change it as others would. */
export class FakeDraws implements FakeContract {
  status: 'none' | 'open' | 'revealed' | 'settled' | 'withdrawn' = 'open';
  readonly round = 1_000;
  readonly entrants = listOf(5);
  readonly places = 5;
  settledPlaces = 0;
  readonly published = publishList(
    GIVEAWAY_LIST,
    {
      chainId: 31337,
      draws: '0x00000000000000000000000000000000000000dd',
      drawId: 1,
      block: 7,
      blockHash: none,
      excluded: [],
    },
    this.entrants,
  );
  /** The files at the site's `/ipfs`, by their CIDs. */
  readonly files = new Map(
    [this.published.manifest, ...this.published.parts].map(({ cid, bytes }) => [cid, bytes] as const),
  );

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
    return [];
  }

  call({ data }: Transaction): Hex {
    const { functionName } = decodeFunctionData({ abi: anyAbi, data });
    const { root, digest } = this.published;
    const result = {
      status: DRAW_STATUSES.indexOf(this.status),
      listing: {
        root,
        count: BigInt(this.entrants.length),
        totalWeight: 15n * 10n ** 18n,
        places: BigInt(this.places),
        round: BigInt(this.round),
        listDigest: digest,
      },
      seed: ['revealed', 'settled'].includes(this.status) ? seedOf(this.signature) : none,
      settledPlaces: BigInt(this.settledPlaces),
      roundTime: 0n,
    };
    return encodeFunctionResult({ abi: anyAbi, functionName, result });
  }

  describe({ data }: Transaction): string {
    const { functionName, args } = decodeFunctionData({ abi: drawsAbi, data });
    if (functionName === 'settle') return `settle ${args[2].length} from ${args[1]}`;
    return functionName === 'reveal' ? `reveal ${args[0]}` : functionName;
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
