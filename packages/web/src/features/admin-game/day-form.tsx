/** Which day's board is looked at: by its date, or a day at a time. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#shell/ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { otherDay } from './days.ts';
import styles from './game-section.module.css';

type Props = {
  /** The day that is shown; null until the first board has come. */
  shown: string | null;
  /** Receives the chosen day, null for today, whatever day that is by then. */
  onChoose: (day: string | null) => void;
};

/** The field and its buttons. */
export function DayForm({ shown, onChoose }: Props) {
  const { t } = useLingui();
  const move = (days: number) => shown !== null && onChoose(otherDay(shown, days));
  return (
    <div className={styles.days}>
      <Field
        label={t`Day (UTC)`}
        type="date"
        value={shown ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
      />
      <div className={styles.buttons}>
        <Button look="secondary" size="small" disabled={shown === null} onClick={() => move(-1)}>
          <Trans>A day earlier</Trans>
        </Button>
        <Button look="secondary" size="small" disabled={shown === null} onClick={() => move(1)}>
          <Trans>A day later</Trans>
        </Button>
        <Button look="secondary" size="small" onClick={() => onChoose(null)}>
          <Trans>Today</Trans>
        </Button>
      </div>
    </div>
  );
}
