/** Whether a component is rendered for the HTML that was prerendered. */
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True while prerendering and while React takes the component over, so that both render the same; false where it is rendered from scratch. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
