import { beforeEach, expect, test, vi } from 'vitest';
import { notComeId } from '#frame/not-come-id.ts';
import { carryOutPresses } from './first-press.ts';

/** The whole page, which comes when the test says so. */
const page = vi.hoisted(() => ({
  isAwake: false,
  asked: 0,
  coming: Promise.withResolvers<void>(),
}));

vi.mock('./wake.ts', () => ({
  isAwake: () => page.isAwake,
  wake: () => {
    page.asked += 1;
    return page.coming.promise;
  },
}));

const presses = vi.fn<() => void>();
carryOutPresses();

beforeEach(() => {
  Object.assign(page, { isAwake: false, asked: 0, coming: Promise.withResolvers<void>() });
  presses.mockReset();
  document.body.innerHTML = `<button id="connect" aria-haspopup="dialog"></button><a id="link" href="#faq"></a><div id="${notComeId}"></div>`;
  connect().addEventListener('click', presses);
});

const connect = () => document.getElementById('connect') as HTMLButtonElement;

const come = () => {
  page.isAwake = true;
  page.coming.resolve();
};

test('behavior: a press while the page sleeps wakes it and is carried out once', async () => {
  connect().click();
  expect(presses).not.toHaveBeenCalled();
  expect(connect().ariaBusy).toBe('true');
  come();
  await vi.waitFor(() => expect(presses).toHaveBeenCalledOnce());
  expect(connect().ariaBusy).toBeNull();
});

test('behavior: once the page is awake a press goes straight through', () => {
  come();
  connect().click();
  expect(presses).toHaveBeenCalledOnce();
  expect(page.asked).toBe(0);
});

test('behavior: the page begins to wake when the pointer or the focus comes', () => {
  connect().dispatchEvent(new Event('pointerover', { bubbles: true }));
  connect().dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(page.asked).toBe(2);
});

test('behavior: a link wakes nothing', () => {
  document.getElementById('link')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  document.getElementById('link')?.click();
  expect(page.asked).toBe(0);
});

test('behavior: a button that is gone when the page wakes is not pressed', async () => {
  const button = connect();
  button.click();
  button.remove();
  come();
  await page.coming.promise;
  await Promise.resolve();
  expect(presses).not.toHaveBeenCalled();
});

test('error: where the page does not come the visitor is told, and may press again', async () => {
  const notice = document.getElementById(notComeId) as HTMLElement;
  const showPopover = vi.fn<() => void>();
  Object.assign(notice, { showPopover, hidePopover: () => {} });
  connect().click();
  page.coming.reject(new TypeError('no network'));
  await vi.waitFor(() => expect(showPopover).toHaveBeenCalledOnce());
  expect(connect().ariaBusy).toBeNull();
  expect(presses).not.toHaveBeenCalled();
  page.coming = Promise.withResolvers();
  connect().click();
  come();
  await vi.waitFor(() => expect(presses).toHaveBeenCalledOnce());
});
