/** What one device asks for in the coming tick. */
import type { Input } from '@lilape/game/input';

export type Intent = Pick<Input, 'dx' | 'dy'> & {
  /** 1/1024 of a turn; null where it says nothing about the aim. */
  readonly aim: number | null;
  readonly isThrowing: boolean;
};

/** A device that rests. */
export const NOTHING: Intent = { dx: 0, dy: 0, aim: null, isThrowing: false };

/** The share of a push that counts along a way: straight ways are a little wider than aslant ones, since corridors are straight. */
const SHARE = 0.44;

const wayOf = (part: number, length: number): -1 | 0 | 1 =>
  Math.abs(part) < length * SHARE ? 0 : part < 0 ? -1 : 1;

/** The one of eight ways in which (x, y) pushes; none within the dead zone. */
export function walkOf(x: number, y: number, deadZone: number): Pick<Intent, 'dx' | 'dy'> {
  const length = Math.hypot(x, y);
  return length <= deadZone ? NOTHING : { dx: wayOf(x, length), dy: wayOf(y, length) };
}
