/** Transaction hashes in addresses and in what people type. */

const hashPattern = /^0x[0-9a-f]{64}$/;

/** Returns the hash in `text`, also where it is the end of a link or stands between spaces; null if there is none. */
export function parseHash(text: string): string | null {
  const last =
    text
      .trim()
      .split(/[/?#]/)
      .findLast((part) => part !== '') ?? '';
  const hash = last.toLowerCase();
  return hashPattern.test(hash) ? hash : null;
}
