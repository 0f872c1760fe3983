/** When islands are taken over, and what becomes of a press that came before. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HYDRATE } from '#shell/first/when.ts';
import { closeOverlay, openOverlay } from '#shell/first/overlay.ts';
import { startIslands } from './islands.ts';

const watchLastVisit = vi.hoisted(() => vi.fn<(goOn: () => void) => Promise<void>>(async () => {}));
vi.mock('#wallet/watch-last-visit.ts', () => ({ watchLastVisit }));

const coming = new Map<string, PromiseWithResolvers<void>>();
const asked: string[] = [];

vi.mock('./hydrate.tsx', () => ({
  hydrateIsland: (island: HTMLElement) => {
    const name = island.getAttribute('name') ?? '';
    asked.push(name);
    const resolvers = Promise.withResolvers<void>();
    coming.set(name, resolvers);
    return resolvers.promise;
  },
}));

vi.mock('./mount-island.ts', () => ({
  mountIsland: async (island: HTMLElement) => {
    asked.push('mounted');
    for (const button of island.querySelectorAll('button')) button.dataset['alive'] = '';
  },
}));

const island = (name: string, when: string, inner = '') =>
  `<page-island name="${name}" when="${when}" prefix="_R_">${inner}</page-island>`;

const element = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
};

const notice = () => document.getElementById('load-failed');
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** The listeners stay for all tests; each has a document of its own. */
let isStarted = false;
beforeEach(() => {
  asked.length = 0;
  coming.clear();
  localStorage.clear();
  document.body.innerHTML = [
    island('first', 'load'),
    island('pressed', 'press', '<button id="act">Act</button><button id="other">Other</button>'),
    island('sent', 'press', '<form id="form"><input name="amount" value="7"><button>Send</button></form>'),
    island('account', 'wallet'),
    '<page-island when="press"><button id="plain">Start</button><button id="copy" data-copy>Copy</button></page-island>',
    `<page-island when="press">${island('inner', 'press', '<button id="inner">Inner</button>')}</page-island>`,
    '<div id="load-failed" popover></div>',
  ].join('');
  if (!isStarted) startIslands();
  isStarted = true;
});
afterEach(() => closeOverlay('wallet'));

test('behavior: an island that loads by itself is asked for at once, and others are not', async () => {
  await settle();
  expect(asked).toEqual(['first']);
  coming.get('first')?.resolve();
  await vi.waitFor(() => expect(document.documentElement.dataset['page']).toBe('ready'));
  expect(element('[name="first"]').hasAttribute('hydrated')).toBe(true);
});

test('behavior: the last press waits for its island and is carried out there', async () => {
  const heard: string[] = [];
  for (const id of ['act', 'other']) element(`#${id}`).addEventListener('click', () => heard.push(id));
  element('#act').click();
  element('#other').click();
  await settle();
  expect(asked).toEqual(['pressed']);
  expect(heard).toEqual([]);
  expect(element('#act').ariaBusy).toBe(null);
  expect(element('#other').ariaBusy).toBe('true');
  coming.get('pressed')?.resolve();
  await vi.waitFor(() => expect(heard).toEqual(['other']));
  expect(element('#other').ariaBusy).toBe(null);
});

test('behavior: a form that was sent is sent again once its island hears it, with what was typed', async () => {
  const sent: unknown[] = [];
  const form = element('#form') as HTMLFormElement;
  (element('#form input') as HTMLInputElement).value = '12';
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(new FormData(form).get('amount'));
  });
  form.requestSubmit();
  await settle();
  expect(sent).toEqual([]);
  coming.get('sent')?.resolve();
  await vi.waitFor(() => expect(sent).toEqual(['12']));
});

test('error: where the island does not come the press is let go, and the next one asks again', async () => {
  const shown = vi.fn<() => void>();
  Object.assign(notice() ?? {}, { showPopover: shown, hidePopover: () => undefined });
  const button = element('#act');
  const heard = vi.fn<() => void>();
  button.addEventListener('click', heard);
  button.click();
  await settle();
  coming.get('pressed')?.reject(new TypeError('Failed to fetch'));
  await vi.waitFor(() => expect(button.ariaBusy).toBe(null));
  expect(heard).not.toHaveBeenCalled();
  button.click();
  await settle();
  expect(asked).toEqual(['pressed', 'pressed']);
  coming.get('pressed')?.resolve();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
});

test('behavior: pointer, focus and the event of a script bring an island before any press', async () => {
  element('#act').dispatchEvent(new Event('pointerover', { bubbles: true }));
  element('#form').dispatchEvent(new Event(HYDRATE, { bubbles: true }));
  await settle();
  expect(asked).toEqual(['pressed', 'sent']);
});

test('behavior: an island without React is mounted before it is given a press; what the frame carries out waits for nothing', async () => {
  const heard: string[] = [];
  for (const id of ['plain', 'copy'])
    element(`#${id}`).addEventListener('click', ({ currentTarget }) => {
      heard.push(
        `${id} ${(currentTarget as HTMLElement).dataset['alive'] === undefined ? 'early' : 'alive'}`,
      );
    });
  element('#copy').click();
  expect(heard).toEqual(['copy early']);
  element('#plain').click();
  await vi.waitFor(() => expect(heard).toEqual(['copy early', 'plain alive']));
  expect(asked).toEqual(['mounted']);
});

test('behavior: a press in an island waits for that one alone, not for one that it lies in', async () => {
  const heard = vi.fn<() => void>();
  element('#inner').addEventListener('click', heard);
  element('#inner').click();
  await settle();
  expect(asked).toEqual(['inner']);
  coming.get('inner')?.resolve();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  element('#inner').click();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(asked).toEqual(['inner']);
});

test('behavior: an open dialog brings the islands of a wallet', async () => {
  openOverlay('wallet');
  await settle();
  expect(asked).toEqual(['account']);
});

/** Starts the islands of this document, with a wallet of the last visit. */
async function startWithWallet(...islands: string[]) {
  document.body.innerHTML = islands.join('');
  localStorage.setItem('lilape.wallet', 'metamask');
  watchLastVisit.mockClear();
  startIslands();
  await settle();
}
const header =
  '<page-island when="wallet"><button data-action="wallet">Connect Wallet</button></page-island>';

test('behavior: where no component comes by itself, a remembered wallet brings none: it is asked, and the header written', async () => {
  await startWithWallet(header, island('over', 'wallet'), island('later', 'press'));
  await vi.waitFor(() => expect(watchLastVisit).toHaveBeenCalledOnce());
  expect(asked).toEqual(['mounted']);
  // An act was left open.
  watchLastVisit.mock.lastCall?.[0]();
  await vi.waitFor(() => expect(asked).toEqual(['mounted', 'over']));
});

test('behavior: a component that comes later brings the remembered wallet with it', async () => {
  await startWithWallet(header, island('over', 'wallet'), island('later', 'press'));
  element('[name="later"]').dispatchEvent(new Event(HYDRATE, { bubbles: true }));
  await vi.waitFor(() => expect(asked.toSorted()).toEqual(['later', 'mounted', 'over']));
});

test.each(['load', 'idle'])(
  'behavior: where a component comes by itself (%s), a remembered wallet comes whole at once',
  async (when) => {
    await startWithWallet(header, island('over', 'wallet'), island('own', when));
    await vi.waitFor(() => expect(asked).toContain('over'));
    expect(watchLastVisit).not.toHaveBeenCalled();
  },
);
