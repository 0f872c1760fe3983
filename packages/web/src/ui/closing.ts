/** Something that closes by itself after a while, unless somebody is at it. */
import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

const free = { isHovered: false, isFocused: false, isTouched: false };

/**
 * Calls `close` after `afterMs`; never with null. The clock stands while a mouse moves over the place, while a link or
 * button in it has the focus, and for good once it is touched. `hold` goes on the element of the place.
 */
export function useClosing(afterMs: number | null, close: () => void) {
  const [held, setHeld] = useState(free);
  const isHeld = held.isHovered || held.isFocused || held.isTouched;
  const leftMs = useRef(afterMs);
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (afterMs === null || isHeld) return;
    const allMs = leftMs.current ?? afterMs;
    const startedMs = Date.now();
    const timer = setTimeout(closeNow, allMs);
    return () => {
      clearTimeout(timer);
      leftMs.current = allMs - (Date.now() - startedMs);
    };
  }, [afterMs, isHeld]);

  const hold = {
    // Only what really moves: the pointer may rest where a button was pressed a moment ago.
    onPointerMove: ({ pointerType, movementX, movementY }: PointerEvent) => {
      if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0))
        setHeld((before) => (before.isHovered ? before : { ...before, isHovered: true }));
    },
    onPointerLeave: () => setHeld((before) => ({ ...before, isHovered: false })),
    onPointerDown: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') setHeld((before) => ({ ...before, isTouched: true }));
    },
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches('a, button')) setHeld((before) => ({ ...before, isFocused: true }));
    },
    onBlur: () => setHeld((before) => ({ ...before, isFocused: false })),
  };
  return { isHeld, hold };
}
