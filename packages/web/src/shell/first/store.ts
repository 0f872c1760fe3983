/** A value that others follow: what every small store of the page is made of. */

export type Store<Value> = {
  readonly get: () => Value;
  /** Replaces the value and tells everybody who follows it, also where it is the same. */
  readonly set: (next: Value) => void;
  /** Calls `listener` after every change; returns the way to stop. The same function given twice is two followers. */
  readonly subscribe: (listener: () => void) => () => void;
  /** What it holds at first, and while prerendering. */
  readonly initial: Value;
};

/** A store that holds `initial`; `whileFollowed` begins with the first follower, and what it returns ends it with the last. */
export function createStore<Value>(initial: Value, whileFollowed?: () => () => void): Store<Value> {
  let value = initial;
  let end: (() => void) | undefined;
  const followers = new Set<() => void>();
  return {
    initial,
    get: () => value,
    set: (next) => {
      value = next;
      for (const tell of followers) tell();
    },
    subscribe: (listener) => {
      const tell = () => listener();
      followers.add(tell);
      if (followers.size === 1) end = whileFollowed?.();
      return () => {
        if (followers.delete(tell) && followers.size === 0) end?.();
      };
    },
  };
}
