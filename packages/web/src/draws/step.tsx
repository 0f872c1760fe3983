/** A step of a draw in the list of all: what it is, where it stands, and the proofs of it. */
import type { DrawSummary } from '@lilape/wire/draws';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { Explored } from '#ui/explored.tsx';
import { Status, type StatusLook } from '#ui/status.tsx';
import said from '#ui/said.module.css';
import styles from './step.module.css';

/** As comic panels: what is done, what goes on, what is to come. */
export function StepList({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}

export function Step({ title, look, children }: { title: string; look: StatusLook; children: ReactNode }) {
  const { t } = useLingui();
  const words = { done: t`Done`, now: t`Now`, ahead: t`Ahead`, failed: t`Failed` };
  return (
    <li className={styles.step} data-look={look}>
      <h3>{title}</h3>
      <Status look={look}>{words[look]}</Status>
      <div className={styles.body}>{children}</div>
    </li>
  );
}

/** A hash, a number or an address that anybody can look up, and its time, an ISO 8601 one. */
export function Proof({ name, time, children }: { name: string; time?: string; children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <p className={styles.proof}>
      <span>{name}</span>
      <code>{children}</code>
      {time !== undefined && <time dateTime={time}>{formatZoned(time, i18n.locale)}</time>}
    </p>
  );
}

/** The transaction of a step, and its time; nothing where it has not happened. */
export function When({ event }: { event: DrawSummary['revealed'] }) {
  const { t } = useLingui();
  if (event === null) return null;
  return (
    <Proof name={t`Transaction`} time={event.time}>
      <Explored page={`tx/${event.transaction}`}>{event.transaction}</Explored>
    </Proof>
  );
}

/** What nobody should overlook before they believe a draw. */
export function Alarm({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={said.alert}>
      {children}
    </p>
  );
}
