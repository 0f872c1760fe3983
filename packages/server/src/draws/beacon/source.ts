// Where the signatures of a beacon come from.
import type { Beacon } from '@lilape/domain/draws/beacon';

export type BeaconSource = {
  /**
   * The signature of a round of `beacon` at `nowSeconds` (unix, the chain's time), compressed and checked with its key;
   * null while nobody has it.
   */
  signatureOf(beacon: Beacon, round: number, nowSeconds: number): Promise<Uint8Array | null>;
  /** Whether rounds come when the chain's own time says so, which may be ahead of everybody's. */
  readonly followsChain: boolean;
};
