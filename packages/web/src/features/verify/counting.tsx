/** A count that has begun: how far it is, what it came to, every box, and the cheat. */
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { announce } from '#shell/first/announce.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { Progress } from '#ui/progress.tsx';
import { AllBoxes } from './boxes.tsx';
import { CheatSection } from './cheat-section.tsx';
import type { Amount, Count } from './count-store.ts';
import { Verdict } from './verdict.tsx';
import styles from './counter.module.css';

/** Everything of a count but what starts it. */
export function Counting({ count }: { count: Count }) {
  const { t } = useLingui();
  const { status } = count;
  useEffect(() => {
    if (status === 'done') announce(t`The check is done.`);
    if (status === 'failed') announce(t`The check couldn’t be finished`);
  }, [status, t]);
  return (
    <>
      <section className={styles.counter} aria-label={t`Progress`}>
        <Verdict count={count} />
        <Bars count={count} />
      </section>
      <CheatSection count={count} />
      <AllBoxes count={count} />
    </>
  );
}

function Bars({ count: { status, progress } }: { count: Count }) {
  const { t } = useLingui();
  return (
    <div className={styles.bars}>
      <Bar label={t`Files`} amount={progress.parts} isOver={status === 'done'} />
      <Bar label={t`Blocks`} amount={progress.events} isOver={status === 'done'} />
      <Bar label={t`Accounts`} amount={progress.contracts} isOver={status === 'done'} />
    </div>
  );
}

function Bar({ label, amount, isOver }: { label: string; amount: Amount | undefined; isOver: boolean }) {
  const { i18n } = useLingui();
  const { done, of } = amount ?? { done: 0, of: 0 };
  const percent = of === 0 ? (isOver ? 100 : 0) : (done / of) * 100;
  const grouped = (value: number) => formatDecimal(String(value), i18n.locale);
  return (
    <Progress label={label} percent={percent}>
      {of === 0 ? '–' : `${grouped(done)} / ${grouped(of)}`}
    </Progress>
  );
}
