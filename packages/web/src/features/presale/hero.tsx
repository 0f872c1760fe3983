/** The panel of the sale in the hero: stage, price now and next, the ladder, what is left, and Buy Now. */
import { payoutOf } from '@lilape/domain/presale/payouts';
import { isOver } from '@lilape/domain/presale/sale-status';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PresaleInfo } from '@lilape/wire/presale';
import type { ReactNode } from 'react';
import { formatDecimal, formatPrice, formatTextDown } from '#shell/text/format.ts';
import { useLive } from '#shell/live/live.ts';
import { Blank, stateOfFigures } from '#shell/ui/blank.tsx';
import { ButtonLink } from '#shell/ui/button.tsx';
import { AgeNote } from '#shell/ui/age-note.tsx';
import styles from './hero.module.css';
import { Ladder } from './ladder.tsx';
import { SaleAction } from './sale-action.tsx';
import { SaleNews } from './sale-news.tsx';

/** The sale as it stands. @see specification §2 'Home sections' hero */
export function Hero() {
  const { presale, isUnreachable } = useLive();
  const isPast = presale !== null && isOver(presale.status);
  // A failed sale takes the draw with it. @see decision 15
  const hasFailed = presale !== null && payoutOf(presale.status) === 'refund';
  return (
    <div className={styles.panel} data-figures={stateOfFigures(presale !== null, isUnreachable)}>
      <div className={styles.prices}>
        <Price label={isPast ? <Trans>Last price</Trans> : <Trans>Price now</Trans>} isNow>
          {presale === null ? <Blank sample="$0.0012" /> : <Dollars text={presale.current_price} />}
        </Price>
        {!isPast && (
          <Price label={<Trans>Next price</Trans>}>
            <NextPrice info={presale} />
          </Price>
        )}
      </div>
      <Ladder info={presale} />
      <StageLine info={presale} />
      <SaleNews info={presale} />
      <div className={styles.actions}>
        <SaleAction info={presale} />
        {!hasFailed && (
          <ButtonLink to="/#giveaway" look="secondary" size="large">
            <Trans>500M GIVEAWAY</Trans>
          </ButtonLink>
        )}
      </div>
      <AgeNote />
    </div>
  );
}

function Price({
  label,
  isNow = false,
  children,
}: {
  label: ReactNode;
  isNow?: boolean;
  children: ReactNode;
}) {
  return (
    <p className={isNow ? styles.now : styles.next}>
      <span className={styles.label}>{label}</span>
      <span className={styles.price}>{children}</span>
    </p>
  );
}

function NextPrice({ info }: { info: PresaleInfo | null }) {
  if (info === null) return <Blank sample="$0.0013" />;
  return info.next_price === null ? (
    <Trans>none, this is the last</Trans>
  ) : (
    <Dollars text={info.next_price} />
  );
}

function Dollars({ text }: { text: string }) {
  const { i18n } = useLingui();
  return <>${formatPrice(text, i18n.locale)}</>;
}

function StageLine({ info }: { info: PresaleInfo | null }) {
  const { i18n } = useLingui();
  if (info === null)
    return (
      <p className={styles.stage}>
        <Blank sample="Stage 1 of 10, 12.34% sold. 10,000,000 LILAPE left at this price." />
      </p>
    );
  const { current_stage: stage } = info;
  const count = Object.keys(info.stage_prices).length;
  const percent = formatDecimal(String(info.stage_progress), i18n.locale);
  const left = formatTextDown(info.tokens_left_in_stage, 0, i18n.locale);
  if (info.sold_out)
    return (
      <p className={styles.stage}>
        <Trans>All {count} stages are sold.</Trans>
      </p>
    );
  if (isOver(info.status))
    return (
      <p className={styles.stage}>
        <Trans>
          The sale came as far as <strong>stage {stage}</strong> of {count}, {percent}% of it sold.
        </Trans>
      </p>
    );
  return (
    <p className={styles.stage}>
      <Trans>
        <strong>Stage {stage}</strong> of {count}, {percent}% sold. <strong>{left} LILAPE</strong> left at
        this price.
      </Trans>
    </p>
  );
}
