/** The status of a mint: typed, coloured by its type, gone after five seconds. @see specification §2 Mint page, §4 Mint, decision 93 "shown before it is paid" */
import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '#shell/ui/class-names.ts';
import styles from './status-box.module.css';

/** How long a status of the mint is said, milliseconds. @see specification §9 */
export const clearedAfterMs = 5_000;

export type StatusType = 'info' | 'error';

type Props = {
  type: StatusType;
  /** Called when its time is over; who reads it, with pointer or focus in it, is waited for. */
  onCleared: () => void;
  children: ReactNode;
};

/** A sentence for a while; put it into a live region that is there before it, and give another sentence another key. */
export function StatusBox({ type, onCleared, children }: Props) {
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    if (isRead) return undefined;
    const timer = setTimeout(onCleared, clearedAfterMs);
    return () => clearTimeout(timer);
    // One time for one status: what is called at its end is another function in every drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isRead]);
  return (
    <div
      className={classNames(styles.box, styles[type])}
      onPointerEnter={() => setIsRead(true)}
      onPointerLeave={() => setIsRead(false)}
    >
      {children}
    </div>
  );
}
