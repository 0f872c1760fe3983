// Integers in as few bytes as they need, and bytes that are written one after another.

/** Reads an integer below 2²⁸ from `at`; undefined where it does not end before `end`. */
export function readVarint(
  bytes: Uint8Array,
  at: number,
  end: number,
): { value: number; next: number } | undefined {
  let value = 0;
  for (let n = 0; n < 4; n++) {
    if (at + n >= end) return undefined;
    const byte = bytes[at + n] ?? 0;
    value |= (byte & 127) << (7 * n);
    if (byte < 128) return { value, next: at + n + 1 };
  }
  return undefined;
}

/** Bytes that grow. */
export function makeByteSink() {
  let room = new Uint8Array(1024);
  let used = 0;
  const push = (byte: number): void => {
    if (used === room.length) {
      const wider = new Uint8Array(room.length * 2);
      wider.set(room);
      room = wider;
    }
    room[used++] = byte;
  };
  return {
    push,
    /** An integer of at least 0, seven bits a byte, low ones first. */
    pushVarint(value: number): void {
      let rest = value;
      for (; rest > 127; rest >>>= 7) push((rest & 127) | 128);
      push(rest);
    },
    /** All that was written. */
    bytes: (): Uint8Array<ArrayBuffer> => room.slice(0, used),
  };
}
