/** Has the ending of an act there before the act is through. */
import { useEffect } from 'react';
import type { Part } from '#shell/page/part.tsx';

/** Fetches `part` while `isBusy`, so that nothing stands empty in its place. */
export function usePreload(isBusy: boolean, { preload }: Pick<Part<never>, 'preload'>): void {
  useEffect(() => {
    if (isBusy) preload();
  }, [isBusy, preload]);
}
