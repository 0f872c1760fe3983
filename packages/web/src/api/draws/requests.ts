/** What the worker of draws is asked, and how it answers. */
import type { Address } from '@lilape/domain/address';
import type { Frontier } from '@lilape/domain/draws/frontier';
import type { Hex } from '@lilape/domain/draws/words';
import type { Claims, Counted } from './claims.ts';

/** The list and the winners that a contract names, for those who settle it. */
export type Winning = {
  readonly drawId: number;
  /** CID of the published list's manifest. */
  readonly cid: string;
  /** As the contract has it: a list with another one is refused. */
  readonly root: Hex;
  readonly seed: Hex;
  readonly places: number;
};

/** A published list that a draw is to be opened with. */
export type Wanted = {
  /** CID of its manifest. */
  readonly cid: string;
  /** The contract that it must be made for. */
  readonly draws: Address;
  /** The launch that it must be of; null for the giveaway. */
  readonly launch: number | null;
};

/** Entrants of the giveaway from number `from` up to `until`, which is left out. */
export type BatchWanted = Wanted & { readonly from: number; readonly until: number };

/** The same as the contract takes them. */
export type Batch = {
  readonly frontier: Frontier;
  readonly accounts: readonly Address[];
  readonly excluded: readonly Address[];
  /** Digest of the frontier that the batch begins at, and of the one that it reaches. */
  readonly before: Hex;
  readonly after: Hex;
};

/** What a contract is given about a list. */
export type ListedAs = {
  readonly root: Hex;
  readonly count: bigint;
  readonly totalWeight: bigint;
  readonly places: bigint;
  readonly listDigest: Hex;
};

export type Request =
  | {
      readonly ask: 'recount';
      readonly chainId: number;
      readonly claims: Claims;
      readonly isCheating: boolean;
    }
  | { readonly ask: 'listing'; readonly chainId: number; readonly wanted: Wanted }
  | { readonly ask: 'batch'; readonly chainId: number; readonly wanted: BatchWanted }
  | { readonly ask: 'winning'; readonly winning: Winning }
  | { readonly ask: 'signature'; readonly chainId: number; readonly round: number; readonly signature: Hex };

/** A request as it is sent: it says where the site serves files, as importing the wire's own names would weigh more than the sums. */
export type Asked = { readonly request: Request; readonly filesAt: string };

/** A winner with the proof of being in the list. */
export type WinningEntry = {
  readonly index: number;
  readonly account: Hex;
  readonly from: bigint;
  readonly weight: bigint;
  readonly proof: readonly Hex[];
};

/** Any number of steps, then one of the others. */
export type Answer =
  | { readonly kind: 'step'; readonly counted: Counted }
  | { readonly kind: 'counted' }
  | { readonly kind: 'winning'; readonly entries: readonly WinningEntry[] }
  | { readonly kind: 'listing'; readonly listing: ListedAs }
  | { readonly kind: 'batch'; readonly batch: Batch }
  /** 128 bytes, uncompressed; null where it is not the beacon's. */
  | { readonly kind: 'signature'; readonly point: Hex | null }
  /** The published list is not the one that was named. */
  | { readonly kind: 'differs' }
  | { readonly kind: 'failed' };
