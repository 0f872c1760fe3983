// Which ape a wallet is offered: it cannot choose, and it cannot roll again. @see decision 17 "vouchers and offers"
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

import { FIRST_ID, LAST_SOLD_ID } from './ids.ts';

const SOLD_IDS = LAST_SOLD_ID - FIRST_ID + 1;
/** How many ids are drawn before the free one above the last of them is taken: enough while one in ten is free. */
const DRAWS = 64;

/**
 * The id that a wallet is offered. It follows from the key, the wallet and how many apes it has minted; so it stays the
 * same until that id is taken, and nobody without the key can tell which the next would be.
 * @param key secret of the studio
 * @param wallet address, in any case
 * @param mintCount how many sold apes were minted to the wallet
 * @param isTaken whether an id was minted
 * @returns an id of those that are sold, null when none is free
 */
export function offeredId(
  key: Uint8Array,
  wallet: string,
  mintCount: number,
  isTaken: (id: number) => boolean,
): number | null {
  let id = FIRST_ID;
  for (let draw = 0; draw < DRAWS; draw++) {
    id = drawId(key, `${wallet.toLowerCase()} ${mintCount} ${draw}`);
    if (!isTaken(id)) return id;
  }
  for (let step = 1; step < SOLD_IDS; step++) {
    const next = FIRST_ID + ((id - FIRST_ID + step) % SOLD_IDS);
    if (!isTaken(next)) return next;
  }
  return null;
}

/** 48 bits of the keyed hash over 9,900: no id is likelier than another by more than one in 10¹⁰. */
function drawId(key: Uint8Array, text: string): number {
  const mac = hmac(sha256, key, utf8ToBytes(text));
  const number = mac.slice(0, 6).reduce((sum, byte) => sum * 256 + byte, 0);
  return FIRST_ID + (number % SOLD_IDS);
}
