// Keeps the server's process, which may be replaced while the rest of the stack goes on.
import type { Child } from './process/children.ts';

export type ServerKeeper = {
  /** The process that serves now. */
  current(): Child;
  /** Resolves when the first one serves. */
  readonly ready: Promise<void>;
  /** Resolves with a sentence if it ends and nobody asked for that. */
  readonly broken: Promise<string>;
  /** Kills it as a power cut would, and starts another; resolves when that one is ready. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a server at once. `untilReady` resolves when the one that it is given serves. */
export function keepServer(start: () => Child, untilReady: (child: Child) => Promise<void>): ServerKeeper {
  const broken = Promise.withResolvers<string>();
  /** Killed on purpose: their end is no failure. */
  const replaced = new Set<Child>();
  const begin = (): Child => {
    const begun = start();
    void (async () => {
      const sentence = await begun.ended;
      if (!replaced.has(begun)) broken.resolve(sentence);
    })();
    return begun;
  };
  let child = begin();
  const ready = untilReady(child);
  // Met by whoever waits for it; until then it must not end the process.
  ready.catch(() => undefined);
  return {
    current: () => child,
    ready,
    broken: broken.promise,
    restart: async () => {
      replaced.add(child);
      await child.kill();
      child = begin();
      await untilReady(child);
    },
    stop: () => child.stop(),
  };
}
