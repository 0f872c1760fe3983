/** The size an element has on the screen, so that a drawing fits it to the pixel. */
import { useCallback, useState } from 'react';

export type Size = { width: number; height: number };

/** A ref to put on an element, and its content's size in CSS pixels; null until it has been measured. */
export function useSize(): [(element: Element | null) => (() => void) | undefined, Size | null] {
  const [size, setSize] = useState<Size | null>(null);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      setSize({ width: Math.round(width), height: Math.round(height) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
