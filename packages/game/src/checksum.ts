// FNV-1a of 32 bits: finds a byte that was damaged on its way. It keeps nobody from writing another log.

/** The checksum of `bytes` from `start` to below `end`. */
export function checksumOf(bytes: Uint8Array, start: number, end: number): number {
  let sum = 0x811c9dc5;
  for (let at = start; at < end; at++) sum = Math.imul(sum ^ (bytes[at] ?? 0), 0x01000193);
  return sum >>> 0;
}
