/** What the game's page shows in each state. */
import { expect, test, vi } from 'vitest';
import { tellState } from './state.ts';

test('behavior: what is asked for is waited for in a screen as high as the one before, and no longer', () => {
  const page = document.createElement('div');
  page.innerHTML =
    '<section data-cabinet=""><p data-shown="title"></p><p data-shown="asking" hidden></p></section>';
  const screen = page.querySelector<HTMLElement>('[data-cabinet]');
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(645);
  tellState(page, 'asking');
  expect(screen?.style.minBlockSize).toBe('645px');
  expect([...page.querySelectorAll('p')].map(({ hidden }) => hidden)).toEqual([true, false]);
  tellState(page, 'ready');
  expect(screen?.style.minBlockSize).toBe('');
  vi.restoreAllMocks();
});
