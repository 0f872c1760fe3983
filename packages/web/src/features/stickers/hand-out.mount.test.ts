import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from './hand-out.mount.ts';

const write = vi.fn<(items: unknown) => Promise<void>>();
const writeText = vi.fn<(text: string) => Promise<void>>();
const share = vi.fn<(data: ShareData) => Promise<void>>();
let isPhone = false;

const control = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
const press = (selector: string) =>
  control(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

beforeEach(() => {
  isPhone = false;
  for (const mock of [write, writeText, share]) mock.mockReset().mockResolvedValue();
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  vi.stubGlobal('ClipboardItem', vi.fn<() => void>());
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('png')));
  vi.stubGlobal('navigator', { clipboard: { write, writeText }, canShare: () => true, share });
  const sheet = document.createElement('div');
  sheet.innerHTML = `
    <button value="gm" data-copied="ok" data-linked="link" data-failed="no"><output></output></button>
    <a href="/stickers/gm.png" download="lilape-gm.png"></a>`;
  document.body.replaceChildren(sheet);
  mount(sheet);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('behavior: a press copies the picture and says so', async () => {
  press('button');
  await vi.waitFor(() => expect(control('button').dataset['done']).toBe('copied'));
  expect(control('output').textContent).toBe('ok');
  expect(write).toHaveBeenCalledTimes(1);
});

test('behavior: where pictures cannot be copied the address is, and where nothing can it says that', async () => {
  write.mockRejectedValue(new Error('no pictures'));
  press('button');
  await vi.waitFor(() => expect(control('output').textContent).toBe('link'));
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/stickers/gm.png`);
  writeText.mockRejectedValue(new Error('nothing'));
  press('button');
  await vi.waitFor(() => expect(control('output').textContent).toBe('no'));
});

test('behavior: a phone shares the file, any other device follows the link', async () => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  press('a');
  expect(share).not.toHaveBeenCalled();
  isPhone = true;
  expect(press('a')).toBe(false);
  await vi.waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe('lilape-gm.png');
});
