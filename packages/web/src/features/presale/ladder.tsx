/** The ten stages as ten bananas that fill up as the sale goes. */
import { useLingui } from '@lingui/react/macro';
import type { PresaleInfo } from '@lilape/wire/presale';
import { formatPrice } from '#shell/text/format.ts';
import { Art } from '#shell/ui/art.tsx';
import { classNames } from '#shell/ui/class-names.ts';
import { VisuallyHidden } from '#shell/ui/visually-hidden.tsx';
import styles from './ladder.module.css';

const stageCount = 10;
const size = 48;
/** How much of the drawing's width is filled from the first purchase on: its tip alone is too narrow to be seen. */
const tipPct = 26;

/** The ladder; all empty until there is an answer. */
export function Ladder({ info }: { info: PresaleInfo | null }) {
  const count = info === null ? stageCount : Object.keys(info.stage_prices).length;
  const stages = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <ol className={styles.ladder}>
      {stages.map((stage) => (
        <Rung key={stage} stage={stage} info={info} />
      ))}
    </ol>
  );
}

function Rung({ stage, info }: { stage: number; info: PresaleInfo | null }) {
  const { t, i18n } = useLingui();
  const percent = info === null ? 0 : filledPct(stage, info);
  const isCurrent = info !== null && stage === info.current_stage && !info.sold_out;
  const price = info === null ? '' : formatPrice(info.stage_prices[stage] ?? '', i18n.locale);
  return (
    <li
      className={classNames(styles.rung, isCurrent && styles.current)}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className={styles.banana}>
        <Art name="banana-outline" width={size} isEager />
        {percent > 0 && (
          <span className={styles.ripe} style={{ clipPath: `inset(0 ${emptyPct(percent)}% 0 0)` }}>
            <Art name="banana" width={size} isEager />
          </span>
        )}
      </span>
      <span className={styles.number} aria-hidden="true">
        {stage}
      </span>
      {info !== null && <VisuallyHidden>{t`Stage ${stage}, $${price}, ${percent}% sold`}</VisuallyHidden>}
    </li>
  );
}

/** The part of the drawing's width that stays empty, so that every percent sold shows. */
function emptyPct(percent: number): number {
  return ((100 - percent) * (100 - tipPct)) / 100;
}

function filledPct(stage: number, info: PresaleInfo): number {
  if (stage < info.current_stage || info.sold_out) return 100;
  return stage === info.current_stage ? info.stage_progress : 0;
}
