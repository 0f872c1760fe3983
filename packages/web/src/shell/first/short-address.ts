/** The short form of addresses and hashes. */

/** Returns the first 6 and last 4 characters of an address or hash: "0x1234…abcd". @see specification §9 */
export function shortAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`;
}
