/** A count that has begun: how far it is, what it came to, every box, and the cheat. */
import type { CheckName } from '@lilape/verify/report';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { announce } from '#shell/first/announce.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { Progress } from '#ui/progress.tsx';
import { AllBoxes } from './boxes.tsx';
import { CheatSection } from './cheat-section.tsx';
import type { Count } from './count-store.ts';
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

/** What is compared as each of the three is read: what was published, the chain's events, and what its contracts say. */
const CHECKS_OF: Record<keyof Count['progress'], readonly CheckName[]> = {
  parts: ['parts', 'totals'],
  events: ['block', 'rows', 'rules'],
  contracts: ['contracts', 'counters', 'accounts'],
};

function Bars({ count }: { count: Count }) {
  const { t } = useLingui();
  return (
    <div className={styles.bars}>
      <Bar label={t`Files`} of="parts" count={count} />
      <Bar label={t`Blocks`} of="events" count={count} />
      <Bar label={t`Accounts`} of="contracts" count={count} />
    </div>
  );
}

type BarProps = { label: string; of: keyof Count['progress']; count: Count };

/** How much of it is read; in clay where it differs. */
function Bar({ label, of: stage, count: { status, progress, results } }: BarProps) {
  const { i18n } = useLingui();
  const { done, of } = progress[stage] ?? { done: 0, of: 0 };
  const percent = of === 0 ? (status === 'done' ? 100 : 0) : (done / of) * 100;
  const grouped = (value: number) => formatDecimal(String(value), i18n.locale);
  const isOff = results.some(
    ({ status: found, check }) => found === 'differs' && CHECKS_OF[stage].includes(check),
  );
  return (
    <div className={isOff ? styles.off : undefined}>
      <Progress label={label} percent={percent}>
        {of === 0 ? '–' : `${grouped(done)} / ${grouped(of)}`}
      </Progress>
    </div>
  );
}
