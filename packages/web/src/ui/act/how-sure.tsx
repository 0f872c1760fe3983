/** How sure an act is, as three steps that go on by themselves. @see glossary 'Seen, safe, final' */
import type { Purchase } from '@lilape/wire/purchases';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './how-sure.module.css';
import said from '#ui/said.module.css';

/** What is said of its block. */
export type Sureness = Purchase['status'];

const steps = ['seen', 'safe', 'final'] as const;

/** The steps up to the present one are filled; one whose block was withdrawn is on none. */
export function HowSure({ status }: { status: Sureness }) {
  const { t } = useLingui();
  if (status === 'orphaned')
    return (
      <p className={said.late} role="alert">
        <Trans>The network dropped it. It counts again if it gets into another block.</Trans>
      </p>
    );
  const reached = steps.indexOf(status);
  const words = {
    seen: [t`Seen`, t`the network has it`],
    safe: [t`Safe`, t`on Ethereum too`],
    final: [t`Final`, t`nobody can undo it`],
  } as const;
  return (
    <ol className={styles.steps} aria-label={t`Confirmation`} aria-live="polite">
      {steps.map((step, index) => (
        <li key={step} data-reached={index <= reached} aria-current={index === reached ? 'step' : undefined}>
          <strong>{words[step][0]}</strong>
          <span>{words[step][1]}</span>
        </li>
      ))}
    </ol>
  );
}
