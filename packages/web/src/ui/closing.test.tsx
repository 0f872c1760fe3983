/** Closing by itself, and what holds it. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useClosing } from './closing.ts';

const close = vi.fn<() => void>();

function Place({ afterMs }: { afterMs: number | null }) {
  const { isHeld, hold } = useClosing(afterMs, close);
  return (
    <div data-testid="place" data-held={isHeld} {...hold}>
      <button type="button">Here</button>
    </div>
  );
}

const later = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const place = () => screen.getByTestId('place');

/** Moves a mouse over the place, by so many pixels. */
function move(movementX: number) {
  const event = new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' });
  Object.assign(event, { movementX, movementY: 0 });
  fireEvent(place(), event);
}

beforeEach(() => {
  vi.useFakeTimers();
  close.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
});

test('behavior: it closes once after its time', () => {
  render(<Place afterMs={5_000} />);
  later(4_999);
  expect(close).not.toHaveBeenCalled();
  later(1);
  expect(close).toHaveBeenCalledTimes(1);
});

test('behavior: without a time it stays', () => {
  render(<Place afterMs={null} />);
  later(60_000);
  expect(close).not.toHaveBeenCalled();
});

test('behavior: a mouse that moves over it holds it, and then it has the time that was left', () => {
  render(<Place afterMs={5_000} />);
  later(3_000);
  move(4);
  later(60_000);
  expect(close).not.toHaveBeenCalled();
  fireEvent.pointerOut(place());
  later(1_999);
  expect(close).not.toHaveBeenCalled();
  later(1);
  expect(close).toHaveBeenCalledTimes(1);
});

test('behavior: a mouse that rests where it pressed holds nothing', () => {
  render(<Place afterMs={5_000} />);
  move(0);
  later(5_000);
  expect(close).toHaveBeenCalledTimes(1);
});

test('behavior: the focus on one of its buttons holds it', () => {
  render(<Place afterMs={5_000} />);
  act(() => screen.getByRole('button').focus());
  later(60_000);
  expect(close).not.toHaveBeenCalled();
  act(() => screen.getByRole('button').blur());
  later(5_000);
  expect(close).toHaveBeenCalledTimes(1);
});

test('behavior: a touch holds it for good', () => {
  render(<Place afterMs={5_000} />);
  fireEvent(place(), new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  later(60_000);
  expect(close).not.toHaveBeenCalled();
});
