/** Reads the chain's state for the contracts page and fills it in. */
import { contracts, networkInfo } from '@lilape/wire/endpoints/chain';
import { callApi } from '#shell/first/api.ts';
import { isLocalChain } from '#shell/first/deployment.ts';
import type { Figures } from '#shell/live/figures.ts';
import { fill } from '#shell/live/fill.ts';
import { figuresNow } from './now-figures.ts';

const outcomes = ['asking', 'read', 'failed'];

/** Fills the page in `root`, and again when its Retry is pressed. */
export function mount(root: HTMLElement, language: string): void {
  const tell = (outcome: 'asking' | 'read' | 'failed', figures: Figures) =>
    fill(root, figures, (name) => {
      if (outcomes.includes(name)) return name === outcome;
      // Only what was read, and is an address, can be copied.
      const key = /^none is (.+)$/.exec(name)?.[1];
      return key === undefined ? undefined : figures(key)?.text?.startsWith('0x') !== true;
    });
  const write = (key: string, text: string) =>
    tell('asking', (name) => (name === key ? { text } : undefined));
  const read = async () => {
    // The commands ask the site that the page stands at.
    write('origin', location.origin);
    try {
      const { body } = await callApi(contracts);
      // Its port is chosen when it is started; elsewhere the public endpoint stands there from the start.
      if (isLocalChain) write('rpc', (await callApi(networkInfo)).body.rpcUrl);
      tell('read', figuresNow(body, language));
    } catch {
      // Whatever it was, the page says the same: the addresses hold, the rest could not be read.
      tell('failed', () => undefined);
    }
  };
  root.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-action="retry"]') !== null) void read();
  });
  void read();
}
