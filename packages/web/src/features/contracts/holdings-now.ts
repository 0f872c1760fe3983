/** Reads the chain's state for the contracts page and fills it in. */
import { useEffect } from 'react';
import { contractsNow } from './answer.ts';
import { fillNow, fillOrigin } from './fill.ts';

/** Fills the page once it stands, and again when its Retry is pressed. */
export function useHoldings(language: string): void {
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const state = document.querySelector<HTMLElement>('[data-reading]');
    fillOrigin(document, location.origin);
    const read = async () => {
      state?.setAttribute('data-reading', 'asking');
      try {
        fillNow(document, await contractsNow(signal), language);
        state?.setAttribute('data-reading', 'read');
      } catch {
        // Whatever it was, the page says the same: the addresses hold, the rest could not be read.
        if (!signal.aborted) state?.setAttribute('data-reading', 'failed');
      }
    };
    state?.addEventListener(
      'click',
      ({ target }) => target instanceof Element && target.closest('button') !== null && void read(),
      { signal },
    );
    void read();
    return () => ending.abort();
  }, [language]);
}
