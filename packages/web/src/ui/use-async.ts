/** A value that is fetched, for components. */
import { useEffect, useState } from 'react';

export type Async<Value> = {
  /** The last value fetched under the present key; null before. */
  value: Value | null;
  /** Why the last answer failed; null after a good one, and from `reload` on. */
  error: unknown;
  isLoading: boolean;
  /** Fetches anew; the value stays until the new one is there. */
  reload: () => void;
};

type State<Value> = {
  key: string | null;
  round: number;
  value: Value | null;
  error: unknown;
  isLoading: boolean;
};

/**
 * Fetches when `key` changes, on `reload` and on every new `occasion`; with a null key nothing is fetched. Answers that
 * come too late are dropped. `fetch` may change from render to render: the key says what it asks for.
 */
export function useAsync<Value>(
  key: string | null,
  fetch: (signal: AbortSignal) => Promise<Value>,
  occasion = '',
): Async<Value> {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<State<Value>>({
    key: null,
    round,
    value: null,
    error: null,
    isLoading: false,
  });

  useEffect(() => {
    if (key === null) return;
    const controller = new AbortController();
    setState((before) => ({
      key,
      round,
      value: before.key === key ? before.value : null,
      // What nobody asked to try again keeps its error until there is an answer, or it would blink.
      error: before.key === key && before.round === round ? before.error : null,
      isLoading: true,
    }));
    fetch(controller.signal).then(
      (value) => !controller.signal.aborted && setState({ key, round, value, error: null, isLoading: false }),
      (error: unknown) =>
        !controller.signal.aborted && setState((before) => ({ ...before, error, isLoading: false })),
    );
    return () => controller.abort();
    // What is fetched is named by the key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, round, occasion]);

  const isCurrent = state.key === key;
  return {
    value: isCurrent ? state.value : null,
    error: isCurrent ? state.error : null,
    isLoading: key !== null && (!isCurrent || state.isLoading),
    reload: () => setRound((before) => before + 1),
  };
}
