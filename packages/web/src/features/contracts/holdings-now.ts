/** Reads the chain's state for the contracts page and fills it in. */
import { isLocalChain } from '#shell/deployment.ts';
import { contractsNow, rpcNow } from './answer.ts';
import { fillNow, fillOrigin, fillRpc } from './fill.ts';

/** Fills the page that stands, and again when its Retry is pressed; returns the way to stop. */
export function showHoldings(language: string): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const state = document.querySelector<HTMLElement>('[data-reading]');
  fillOrigin(document, location.origin);
  const read = async () => {
    state?.setAttribute('data-reading', 'asking');
    try {
      fillNow(document, await contractsNow(signal), language);
      // Its port is chosen when it is started; elsewhere the public endpoint stands there from the start.
      if (isLocalChain) fillRpc(document, await rpcNow(signal));
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
}
