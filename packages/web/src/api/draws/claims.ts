/** What is said of a draw, and what a recount says to each part of it. */
import type { Address } from '@lilape/domain/address';
import type { Hex } from '@lilape/domain/draws/words';

/** What is to be counted again. */
export type Claims = {
  readonly drawId: number;
  /** CID of the list's manifest. */
  readonly cid: string;
  readonly root: Hex;
  readonly count: number;
  /** Base units in the giveaway. */
  readonly totalWeight: bigint;
  readonly places: number;
  readonly round: number;
  /** 48 bytes, compressed; null until the draw is revealed. */
  readonly signature: Hex | null;
  readonly seed: Hex | null;
  /** Those named so far, by place. */
  readonly winners: readonly Address[];
};

/** In the order in which they are counted. */
export const recountSteps = ['manifest', 'rows', 'order', 'root', 'signature', 'seed', 'winners'] as const;
export type RecountStep = (typeof recountSteps)[number];

/** One step, counted: what came out, and whether that is what was claimed. */
export type Counted = {
  readonly step: RecountStep;
  readonly isRight: boolean;
  readonly value: string;
  /** How long it took. */
  readonly ms: number;
};
