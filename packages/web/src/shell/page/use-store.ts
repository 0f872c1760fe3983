/** A store as React sees it. */
import { useSyncExternalStore } from 'react';
import type { Store } from '#shell/first/store.ts';

/** The value, followed; what it holds at first while prerendering. */
export function useStore<Value>({ subscribe, get, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
