// Lets a long work be held and ended from outside: it passes the gate before each step.

export type Gate = {
  /** Resolves while the gate is open. @throws the signal's reason once it was given up */
  pass(): Promise<void>;
  hold(): void;
  release(): void;
};

/** An open gate; giving up by `signal` ends also what is held. */
export function createGate(signal?: AbortSignal): Gate {
  let held: PromiseWithResolvers<void> | null = null;
  signal?.addEventListener('abort', () => held?.resolve());
  return {
    async pass() {
      await held?.promise;
      signal?.throwIfAborted();
    },
    hold() {
      held ??= Promise.withResolvers<void>();
    },
    release() {
      held?.resolve();
      held = null;
    },
  };
}
