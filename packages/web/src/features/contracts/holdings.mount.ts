/** Reads the chain's state for the contracts page and fills it in. */
import { isLocalChain } from '#shell/deployment.ts';
import { contractsNow, rpcNow } from './answer.ts';
import { fillNow, fillOrigin, fillRpc } from './fill.ts';

/** Fills the page in `root`, and again when its Retry is pressed. */
export function mount(root: HTMLElement, language: string): void {
  const state = root.querySelector<HTMLElement>('[data-reading]');
  const tell = (outcome: 'asking' | 'read' | 'failed') => state?.setAttribute('data-reading', outcome);
  fillOrigin(root, location.origin);
  const read = async () => {
    tell('asking');
    try {
      fillNow(root, await contractsNow(), language);
      // Its port is chosen when it is started; elsewhere the public endpoint stands there from the start.
      if (isLocalChain) fillRpc(root, await rpcNow());
      tell('read');
    } catch {
      // Whatever it was, the page says the same: the addresses hold, the rest could not be read.
      tell('failed');
    }
  };
  state?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('button') !== null) void read();
  });
  void read();
}
