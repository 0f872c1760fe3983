/** The status of a mint goes after five seconds, but never from under the eyes of who reads it. @see specification §9 */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StatusBox } from './status-box.tsx';

let root: Root;
let place: HTMLElement;
const onCleared = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onCleared.mockReset();
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (text: string) =>
  act(() =>
    root.render(
      <StatusBox type="error" onCleared={onCleared}>
        {text}
      </StatusBox>,
    ),
  );
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const point = (type: string) =>
  act(() => void place.firstElementChild?.dispatchEvent(new PointerEvent(type, { bubbles: true })));

test('behavior: it is cleared after five seconds, not before', () => {
  show('❌ Buying failed.');
  pass(4_999);
  expect(onCleared).not.toHaveBeenCalled();
  pass(1);
  expect(onCleared).toHaveBeenCalledOnce();
});

test('behavior: what is painted again meanwhile has no more time', () => {
  show('❌ Buying failed.');
  pass(4_000);
  show('❌ Buying failed.');
  pass(1_000);
  expect(onCleared).toHaveBeenCalledOnce();
});

test('behavior: while the pointer is on it, it stays', () => {
  show('❌ Buying failed.');
  point('pointerover');
  pass(60_000);
  expect(onCleared).not.toHaveBeenCalled();
  point('pointerout');
  pass(5_000);
  expect(onCleared).toHaveBeenCalledOnce();
});
