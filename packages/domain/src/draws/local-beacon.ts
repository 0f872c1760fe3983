// The beacon of the local chain: its key is published here, so its rounds are signed by whoever wants them. Never for a real draw.
import { type Beacon, QUICKNET } from '@lilape/domain/draws/beacon';
import { signRound } from '@lilape/domain/draws/signature';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** sha2-256 of a name, its highest bits left out so that it lies within the order of the group. */
export const LOCAL_SECRET_KEY: Uint8Array = secretKey();

/** Rounds and times as quicknet's. The secret key's public one is written out: it would take a third of a second of each start. */
export const LOCAL_BEACON: Beacon = {
  ...QUICKNET,
  chainHash: null,
  publicKey:
    '0x84bd02a86fc544849309f66487f267ad2a63a13802682ceacf78220e8d73d9a9579cfbea94e34237accf361ab4f71dec1544778783d52c55a17f77335d137f88553bde2fa7b8d821994d1ffafe80f87b8b1c18c810ebef4225b61c0368b3ea1e',
};

/** The compressed signature of a round of the local chain's beacon. */
export function signLocalRound(round: number): Uint8Array {
  return signRound(LOCAL_SECRET_KEY, round);
}

function secretKey(): Uint8Array {
  const key = sha256(utf8ToBytes('LilApe beacon of the local chain'));
  key[0] = (key[0] ?? 0) & 0x3f;
  return key;
}
