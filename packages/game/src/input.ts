// What a player does in a tick, and the same in fifteen bits.

export interface Input {
  readonly dx: -1 | 0 | 1;
  readonly dy: -1 | 0 | 1;
  /** 1/1024 of a turn, clockwise from the right: 0 is right, 256 down. */
  readonly aim: number;
  readonly isShooting: boolean;
}

export const REST: Input = { dx: 0, dy: 0, aim: 0, isShooting: false };

/** How many codes of keys there are: three ways across, three ways down, throwing or not. */
export const KEY_CODES = 18;

/** A whole input as an integer: the keys' code times 1,024, and the aim. */
export const packInput = ({ dx, dy, aim, isShooting }: Input): number =>
  (((dx + 1) * 3 + (dy + 1)) * 2 + (isShooting ? 1 : 0)) * 1024 + (aim & 1023);

const WAYS = [-1, 0, 1] as const;

/** The input that was packed; undefined where the integer is none. */
export function unpackInput(packed: number): Input | undefined {
  const keys = Math.floor(packed / 1024);
  const dx = WAYS[Math.floor(keys / 6)];
  const dy = WAYS[(keys >> 1) % 3];
  if (!Number.isInteger(packed) || packed < 0 || dx === undefined || dy === undefined) return undefined;
  return { dx, dy, aim: packed & 1023, isShooting: keys % 2 === 1 };
}
