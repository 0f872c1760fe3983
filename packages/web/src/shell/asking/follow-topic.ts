/** Keeps what a page shows fresh while somebody looks: asked at once, every 30 s, and whenever the ledger tells of it. */
import { eventStream } from '#shell/first/event-stream.ts';
import type { EventOf, Topic } from '@lilape/wire/topics';

/** @see specification §9 */
const refreshMs = 30_000;

/** A topic with an event of its own name. */
type PlainTopic = { [Name in Topic]: Name extends EventOf<Name> ? Name : never }[Topic];

/** Calls `refresh` on each occasion on which the page is not hidden; returns the way to stop. */
export function followTopic(topic: PlainTopic, refresh: () => Promise<void>): () => void {
  return followOccasions({ [topic]: topic }, refresh);
}

/** The same for several topics, each with the event that matters, and every `everyMs` milliseconds; for none, by the clock alone. */
export function followOccasions(
  occasions: { readonly [Name in Topic]?: EventOf<Name> },
  refresh: () => Promise<void>,
  everyMs: number = refreshMs,
): () => void {
  const ask = () => void (document.hidden || refresh());
  const timer = setInterval(ask, everyMs);
  // A stream that breaks opens itself again; where the browser gives it up, the clock goes on asking.
  const topics = Object.keys(occasions);
  const stream = topics.length === 0 ? null : new EventSource(`${eventStream.path}?topics=${topics.join()}`);
  for (const event of Object.values(occasions)) stream?.addEventListener(event, ask);
  document.addEventListener('visibilitychange', ask);
  ask();
  return () => {
    clearInterval(timer);
    stream?.close();
    document.removeEventListener('visibilitychange', ask);
  };
}
