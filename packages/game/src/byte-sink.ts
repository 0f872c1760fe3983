// Bytes that are written one after another, and integers among them in as few as they need.

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
