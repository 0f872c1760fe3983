// The beacon of the local chain, played by whoever asks: a round is signed once its time has passed by the chain's clock.
import { roundTime } from '@lilape/domain/draws/beacon';
import { LOCAL_BEACON, signLocalRound } from '@lilape/domain/draws/local-beacon';
import type { BeaconSource } from '#draws/beacon/source.ts';

/** Signs rounds of the local beacon; of any other it has none. */
export const localBeacon: BeaconSource = {
  followsChain: true,
  async signatureOf(beacon, round, nowSeconds) {
    if (beacon.publicKey !== LOCAL_BEACON.publicKey || nowSeconds < roundTime(beacon, round)) return null;
    return signLocalRound(round);
  },
};
