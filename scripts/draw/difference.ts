// The first thing about a draw that is not as it must be.

/** `message` says what it is, what it must be and what it is. */
export class Difference extends Error {
  override readonly name = 'Difference';
}

/** @throws Difference unless both are the same */
export function requireSame(what: string, expected: unknown, actual: unknown): void {
  if (expected !== actual)
    throw new Difference(`${what} must be ${String(expected)}, and is ${String(actual)}.`);
}
