/** The banana hunt on the admin page: a day's board with its names, and the way to take a game off it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import admin from '#admin/admin.module.css';
import { Panel } from '#admin/panel.tsx';
import { usePolled } from '#admin/use-polled.ts';
import { DayForm } from './day-form.tsx';
import { type AdminScore, readBoard } from './game-api.ts';
import styles from './game-section.module.css';
import { RemoveScore } from './remove-score.tsx';
import { ScoreLine, useNameOf } from './score-line.tsx';

/** The panel; the day that was chosen stays while the board is read anew. */
export function GameSection() {
  const { t } = useLingui();
  const nameOf = useNameOf();
  const [day, setDay] = useState<string | null>(null);
  const [chosen, setChosen] = useState<{ score: AdminScore; day: string } | null>(null);
  const [removed, setRemoved] = useState<{ whose: string } | null>(null);
  const notice = useRef<HTMLOutputElement>(null);
  const of = usePolled(`game ${day}`, (signal) => readBoard(day, signal));

  const choose = (next: string | null) => {
    setDay(next);
    setRemoved(null);
  };
  const finish = (whose: string) => {
    setChosen(null);
    setRemoved({ whose });
    of.reload();
  };
  // The button that was pressed goes with its row; the dialog must be closed before anything else can have the focus.
  useEffect(() => {
    if (removed !== null) notice.current?.focus();
  }, [removed]);

  const off = removed?.whose;

  return (
    <div className={styles.game}>
      <DayForm shown={day ?? of.value?.day ?? null} onChoose={choose} />
      <output ref={notice} className={styles.notice} tabIndex={-1}>
        {off !== undefined && <Trans>{off}: off the board for good. The log says who took it off.</Trans>}
      </output>
      <Panel title={t`Board of the banana hunt`} of={of}>
        {({ day: shown, scores }) => (
          <>
            {scores.length === 0 ? (
              <p className={admin.none}>
                <Trans>No game of this day is on the board.</Trans>
              </p>
            ) : (
              <ol className={styles.scores} aria-label={t`Games of ${shown}`}>
                {scores.map((score) => (
                  <ScoreLine
                    key={score.number}
                    of={score}
                    onTakeOff={() => setChosen({ score, day: shown })}
                  />
                ))}
              </ol>
            )}
            <p className={admin.none}>
              <Trans>The best hundred games of a day are kept; after 90 days its best three.</Trans>
            </p>
          </>
        )}
      </Panel>
      {chosen !== null && (
        <RemoveScore
          {...chosen}
          onGone={of.reload}
          onClose={() => setChosen(null)}
          onDone={() => finish(nameOf(chosen.score))}
        />
      )}
    </div>
  );
}
