/** The figures of the server as the posts' own rules take them, and how old they are. */
import type { Facts } from '@lilape/domain/posts/facts';
import type { PostFact, PostsBody } from '@lilape/wire/posts';

/** Figures by their words. */
export function factsOfWire(facts: readonly PostFact[]): Facts {
  return Object.fromEntries(facts.map(({ key, text, exact }) => [key, { text, exact: BigInt(exact) }]));
}

/**
 * Milliseconds since the ledger last saw the chain, by the server's clock and the time since it answered; null before the
 * ledger was there.
 */
export function figuresAgeMs(
  { ledger, as_of: asOf }: Pick<PostsBody, 'ledger' | 'as_of'>,
  sinceAnswerMs: number,
): number | null {
  if (ledger === null) return null;
  return Math.max(0, Date.parse(asOf) - Date.parse(ledger.read_at) + Math.max(0, sinceAnswerMs));
}

/** What posts are filled with at this moment. */
export type FiguresNow = {
  readonly facts: Facts;
  /** Since the chain was last seen; null before the ledger. */
  readonly ageMs: number | null;
};

/** The same of an answer that came at `readAtMs` by this browser's clock. */
export function figuresNow(body: PostsBody, readAtMs: number | null, nowMs: number): FiguresNow {
  return { facts: factsOfWire(body.facts), ageMs: figuresAgeMs(body, nowMs - (readAtMs ?? nowMs)) };
}
