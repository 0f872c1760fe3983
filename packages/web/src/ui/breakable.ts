/** Where a text without spaces may break. */
import { createElement, type ReactNode } from 'react';

/** Returns the parts of a text, in order, with a place to break between each and the next; nothing is added to what is copied. */
export function breakable(parts: readonly ReactNode[]): ReactNode[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [createElement('wbr'), part]));
}
