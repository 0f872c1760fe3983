/** Whether a component is drawn for the HTML that was prerendered. */
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True while prerendering and while React takes the component over, so that both draw the same; false where it is drawn from scratch. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
