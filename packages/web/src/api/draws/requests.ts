/** What the worker of draws is asked, and how it answers. */
import type { Address } from '@lilape/domain/address';
import type { Hex } from '@lilape/domain/draws/words';
import type { Claims, Counted } from './claims.ts';

/** The list and the winners that a contract names, for those who settle it. */
export type Winning = {
  readonly drawId: number;
  /** sha2-256 of the list's manifest. */
  readonly digest: Hex;
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
  /** The launch that it must be of; the giveaway where none is named. */
  readonly launch: number | null;
};

/** What a contract is told of a list. */
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
  | { readonly ask: 'winning'; readonly winning: Winning }
  | { readonly ask: 'signature'; readonly chainId: number; readonly round: number; readonly signature: Hex };

/** A request as it is sent: where the site serves files is told, as the wire's own words would weigh more than the sums. */
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
  | { readonly told: 'step'; readonly counted: Counted }
  | { readonly told: 'counted' }
  | { readonly told: 'winning'; readonly entries: readonly WinningEntry[] }
  | { readonly told: 'listing'; readonly listing: ListedAs }
  /** 128 bytes, uncompressed; null where it is not the beacon's. */
  | { readonly told: 'signature'; readonly point: Hex | null }
  /** The published list is not the one that was named. */
  | { readonly told: 'differs' }
  | { readonly told: 'failed' };
