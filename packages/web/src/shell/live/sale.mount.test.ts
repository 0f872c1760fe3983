import { afterEach, expect, test, vi } from 'vitest';
import { type LiveData, nothingYet } from './live-store.ts';
import { mount } from './sale.mount.ts';
import { seen } from './seen-in-tests.ts';

const site = vi.hoisted(() => ({ data: null as LiveData | null, seconds: 3, tell: () => {} }));

vi.mock('./sale.ts', () => ({
  sale: {
    getSnapshot: () => site.data ?? nothingYet,
    subscribe: (listener: () => void) => (site.tell = listener),
  },
  secondsNow: () => site.seconds,
}));

afterEach(() => {
  vi.useRealTimers();
});

test('behavior: the document tells that it follows the sale, its state at each change, and ages each second', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<b data-fill="age.seconds"></b><b data-fill="stage"></b>';
  const [age, stage] = document.querySelectorAll('b');
  mount();
  const { dataset } = document.documentElement;
  expect(dataset['follows']).toBe('');
  expect([age?.textContent, stage?.textContent]).toEqual(['3', '']);
  site.data = seen().data;
  site.tell();
  expect(dataset['sale']).toBe(site.data.presale?.status);
  expect(stage?.textContent).not.toBe('');
  site.seconds = 4;
  // Nothing else is written again.
  const watched = new MutationObserver(() => {});
  watched.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  vi.advanceTimersByTime(1_000);
  expect(age?.textContent).toBe('4');
  expect(watched.takeRecords().map(({ target }) => target)).toEqual([age?.firstChild]);
});
