import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nProvider } from '@lingui/react';
import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStore } from '#shell/page/use-store.ts';
import { currentToast, dismissToast, shownToast, toast } from '#shell/first/toast.ts';
import { pushModal } from '#shell/ui/modal-stack.ts';
import { Toaster } from './toaster.tsx';

function Screen() {
  const showing = useStore(shownToast);
  return <I18nProvider i18n={i18n}>{showing !== null && <Toaster toast={showing} />}</I18nProvider>;
}

const later = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

const swipe = (distance: number) => {
  const item = screen.getByRole('listitem');
  item.setPointerCapture = () => {};
  item.hasPointerCapture = () => false;
  fireEvent.pointerDown(item, { button: 0, pointerId: 1, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(item, { pointerId: 1, clientX: distance, clientY: 0 });
  fireEvent.pointerUp(item, { pointerId: 1, clientX: distance, clientY: 0 });
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  dismissToast();
  vi.runAllTimers();
  vi.useRealTimers();
});

test('behavior: shows title and description', () => {
  render(<Screen />);
  act(() => void toast({ title: 'Network Switched', description: 'You are on Base.' }));
  expect(shown()).toEqual(['Network SwitchedYou are on Base.']);
});

test('behavior: a new toast replaces the one that is showing', () => {
  render(<Screen />);
  act(() => void toast({ title: 'First' }));
  act(() => void toast({ title: 'Second' }));
  expect(shown()).toEqual(['Second']);
});

test('behavior: goes on with the time that is left where it is rendered again', () => {
  const before = render(<Screen />);
  act(() => void toast({ title: 'Short' }));
  later(3_000);
  before.unmount();
  render(<Screen />);
  later(1_999);
  expect(shown()).toEqual(['Short']);
  later(1);
  expect(shown()).toEqual([]);
});

test('behavior: a dialog that opens puts it away, but what failed, has to be answered or was just said goes along into it', () => {
  for (const [content, afterMs, left] of [
    [{ title: 'Said' }, 2_001, []],
    [{ title: 'Just said' }, 2_000, ['Just said']],
    [{ title: 'Failed', variant: 'destructive' }, 2_001, ['Failed']],
    [{ title: 'Step 2', onRefuse: () => {} }, 2_001, ['Step 2']],
  ] as const) {
    const before = render(<Screen />);
    act(() => void toast(content));
    later(afterMs);
    before.unmount();
    const close = pushModal(document.body);
    const inside = render(<Screen />);
    expect(shown()).toEqual(left);
    // What closes again takes nothing with it.
    act(() => void toast({ title: 'Inside' }));
    inside.unmount();
    close();
    const after = render(<Screen />);
    expect(shown()).toEqual(['Inside']);
    after.unmount();
    dismissToast();
  }
});

test('behavior: goes by itself after 5000 ms', () => {
  render(<Screen />);
  act(() => void toast({ title: 'Short' }));
  later(4_999);
  expect(shown()).toEqual(['Short']);
  later(1);
  expect(shown()).toEqual([]);
});

test('behavior: the pointer on it stops the clock', () => {
  render(<Screen />);
  act(() => void toast({ title: 'Wait' }));
  later(4_000);
  fireEvent.pointerMove(screen.getByRole('region'));
  later(60_000);
  expect(shown()).toEqual(['Wait']);
  fireEvent.pointerLeave(screen.getByRole('region'));
  later(1_000);
  expect(shown()).toEqual([]);
});

test('behavior: focus in it stops the clock', () => {
  render(<Screen />);
  act(() => void toast({ title: 'Wait' }));
  act(() => screen.getByRole('button').focus());
  later(60_000);
  expect(shown()).toEqual(['Wait']);
});

test('behavior: the close button closes it', () => {
  render(<Screen />);
  act(() => void toast({ title: 'Close me' }));
  fireEvent.click(screen.getByRole('button'));
  expect(shown()).toEqual([]);
});

test('behavior: F8 moves the focus to it', () => {
  render(<Screen />);
  act(() => void toast({ title: 'Here' }));
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('region').contains(document.activeElement)).toBe(true);
});

test('behavior: a swipe of 50 px closes it, one of 49 px does not', () => {
  render(<Screen />);
  act(() => void toast({ title: 'Swipe' }));
  swipe(49);
  expect(shown()).toEqual(['Swipe']);
  swipe(51);
  expect(shown()).toEqual([]);
});

test('behavior: Esc on it closes it, and is used up for what lies under it', () => {
  render(<Screen />);
  act(() => void toast({ title: 'Esc' }));
  act(() => screen.getByRole('button').focus());
  const isForOthersToo = fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
  expect(shown()).toEqual([]);
  expect(isForOthersToo).toBe(false);
});

test('behavior: the action is done and closes it', () => {
  render(<Screen />);
  const onSelect = vi.fn<() => void>();
  act(
    () => void toast({ title: 'Done', action: { label: 'Undo', altText: 'Undo it in the menu', onSelect } }),
  );
  fireEvent.click(screen.getByText('Undo'));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
});

test('behavior: can be updated and dismissed by its handle', () => {
  render(<Screen />);
  let handle = toast({ title: 'Processing...' });
  act(() => handle.update({ title: 'Purchase Failed', variant: 'destructive' }));
  expect(shown()).toEqual(['Purchase Failed']);
  act(() => handle.dismiss());
  expect(shown()).toEqual([]);
});

test('behavior: the handle of a replaced toast does nothing', () => {
  const first = toast({ title: 'First' });
  toast({ title: 'Second' });
  first.update({ title: 'Late' });
  first.dismiss();
  expect(currentToast()).toMatchObject({ title: 'Second', isOpen: true });
});

test('behavior: a dismissed toast is kept for 1,000,000 ms and then forgotten', () => {
  toast({ title: 'Kept' }).dismiss();
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).toMatchObject({ title: 'Kept', isOpen: false });
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

test('behavior: forgetting an old toast does not take away a newer one', () => {
  toast({ title: 'Old' }).dismiss();
  toast({ title: 'New' });
  vi.advanceTimersByTime(1_000_000);
  expect(currentToast()).toMatchObject({ title: 'New' });
});

test('behavior: what has to be answered stays, and tells of being closed but not of its button', () => {
  const onRefuse = vi.fn<() => void>();
  const onSelect = vi.fn<() => void>();
  const offer = {
    title: 'Step 2 of 2',
    action: { label: 'Continue', altText: 'Continue', onSelect },
    onRefuse,
  };
  render(<Screen />);
  act(() => void toast(offer));
  later(60_000);
  expect(shown()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(onRefuse).not.toHaveBeenCalled();
  act(() => void toast(offer));
  fireEvent.click(screen.getByRole('button', { name: 'Close the message' }));
  expect(onRefuse).toHaveBeenCalledOnce();
});
