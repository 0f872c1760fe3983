import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { topModal } from '#shell/ui/modal-stack.ts';

let isStill = true;

beforeEach(() => {
  isStill = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function show() {
  const onClose = vi.fn<() => void>();
  const { unmount } = render(
    <I18nProvider i18n={i18n}>
      <Dialog title="Connect Wallet" onClose={onClose}>
        <p>Six wallets</p>
      </Dialog>
    </I18nProvider>,
  );
  return { onClose, unmount, dialog: screen.getByRole('dialog', { name: 'Connect Wallet' }) };
}

test('behavior: is open and on top for as long as it is mounted', () => {
  const { dialog, unmount } = show();
  expect(dialog).toHaveProperty('open', true);
  expect(dialog.contains(topModal())).toBe(true);
  unmount();
  expect(topModal()).toBeNull();
});

test('behavior: Esc asks to close and does not close by itself', () => {
  const { dialog, onClose } = show();
  const isLeftAlone = fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(isLeftAlone).toBe(false);
});

/** A press that begins and ends where it is said; the browser sends the click to what both have in common. */
function press(from: Element, to: Element, common: Element) {
  fireEvent.pointerDown(from);
  fireEvent.pointerUp(to);
  fireEvent.click(common);
}

test('behavior: a press beside it asks to close, a press inside does not', () => {
  const { dialog, onClose } = show();
  const inside = screen.getByText('Six wallets');
  press(inside, inside, inside);
  expect(onClose).not.toHaveBeenCalled();
  press(dialog, dialog, dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

test('behavior: a text that is marked by dragging out of it leaves it open', () => {
  const { dialog, onClose } = show();
  press(screen.getByText('Six wallets'), dialog, dialog);
  expect(onClose).not.toHaveBeenCalled();
  press(dialog, dialog, dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

test('behavior: the close button asks to close', () => {
  const { onClose } = show();
  fireEvent.click(screen.getByRole('button'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('behavior: where motion is welcome it fades before it asks to close', () => {
  isStill = false;
  const { dialog, onClose } = show();
  const fade = Object.assign(new EventTarget(), { cancel: vi.fn<() => void>() });
  const animate = vi.fn<Element['animate']>(() => fade as unknown as Animation);
  dialog.animate = animate;
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(animate).toHaveBeenCalledWith({ opacity: 0 }, expect.objectContaining({ duration: 120 }));
  expect(onClose).not.toHaveBeenCalled();
  fade.dispatchEvent(new Event('finish'));
  expect(onClose).toHaveBeenCalledOnce();
});
