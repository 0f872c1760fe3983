/** Where the sale stands, in one line with a bar: stage, price, percent. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { PresaleInfo } from '@lilape/wire/presale';
import { formatDecimal, formatPrice } from '#shell/first/format.ts';
import { Blank } from '#shell/ui/blank.tsx';
import styles from './sale-line.module.css';

/** Stage, price and progress of the stage. */
export function SaleLine({ info }: { info: PresaleInfo | null }) {
  const { t, i18n } = useLingui();
  if (info === null)
    return (
      <div className={styles.line}>
        <Blank sample="Stage 1 · $0.0012 · 12.34%" />
        <div className={styles.track} />
      </div>
    );
  const { current_stage: stage, stage_progress: progress } = info;
  const price = formatPrice(info.current_price, i18n.locale);
  const percent = formatDecimal(String(progress), i18n.locale);
  return (
    <div className={styles.line}>
      <p className={styles.words}>
        <span>
          <Trans>Stage {stage}</Trans>
        </span>
        <strong>
          <Trans>1 LILAPE = ${price}</Trans>
        </strong>
        <span>
          <Trans>{percent}% sold</Trans>
        </span>
      </p>
      <progress className={styles.track} aria-label={t`Sold in stage ${stage}`} max={100} value={progress} />
    </div>
  );
}
