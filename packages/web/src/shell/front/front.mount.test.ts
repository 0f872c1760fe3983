import { expect, test, vi } from 'vitest';
import { mount } from './front.mount.ts';
import { type LiveData, nothingYet } from '#shell/live/live-store.ts';
import { seen } from '#shell/live/seen-in-tests.ts';
import { showSale } from '#shell/live/show-sale.ts';

const [bought] = seen().data.newest;

/** What the store knows, and how the question for the newest purchases is answered. */
const site = vi.hoisted(() => ({ data: null as LiveData | null, answered: Promise.withResolvers<void>() }));

vi.mock('#shell/first/api.ts', () => ({
  callApi: async () => {
    await site.answered.promise;
    return { body: { newest: [bought] } };
  },
}));

vi.mock('#shell/live/sale.ts', () => ({
  sale: {
    getSnapshot: () => site.data ?? nothingYet,
    addNewest: (newest: LiveData['newest']) => {
      site.data = { ...nothingYet, newest };
      lookAgain();
    },
  },
  secondsNow: () => null,
}));

const isShown = (when: string) =>
  document.querySelector<HTMLElement>(`[data-when="${when}"]`)?.hidden === false;

/** Whether the page said that nobody has bought, each time that it was filled in. */
const said: boolean[] = [];

/** As the store's listeners and the clock have it done. */
function lookAgain(): void {
  showSale();
  said.push(isShown('newest-none'));
}

test('behavior: while the answer comes in, at no moment has nobody bought', async () => {
  document.body.innerHTML = `<ul>
    <li data-when="newest 0" hidden><code data-fill="newest.buyer 0"></code></li>
    <li data-when="newest-asking"></li>
    <li data-when="newest-none" hidden></li>
  </ul>`;
  mount(document.body);
  lookAgain();
  site.answered.resolve();
  await vi.waitFor(() => expect(isShown('newest-asking')).toBe(false));
  lookAgain();
  expect(said).toEqual([false, false, false]);
  expect(isShown('newest 0')).toBe(true);
});
