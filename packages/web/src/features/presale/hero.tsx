/** The panel of the sale in the hero: stage, price now and next, the ladder, what is left, and Buy Now. */
import { STAGE_COUNT } from '@lilape/domain/presale/stages';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AgeNote } from '#ui/age-note.tsx';
import { Blank } from '#shell/ui/blank.tsx';
import { Filled, when } from '#ui/filled.tsx';
import { Link } from '#shell/ui/link.tsx';
import { notFailed, over, undecided } from '#text/sale-state.ts';
import { InSale, whileSale } from '#ui/in-sale.tsx';
import said from '#ui/said.module.css';
import styles from './hero.module.css';
import { Ladder } from './ladder.tsx';
import { MoneyChips } from './money-chips.tsx';
import { SaleAction } from './sale-action.tsx';
import { SaleNews } from './sale-news.tsx';

/** The sale as it stands, its figures filled in, and what the visitor has of it. @see specification §2 'Home sections' hero */
export function Hero({ owned }: { owned: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={styles.panel} data-figures="waiting">
      <div className={styles.prices}>
        <p className={styles.now}>
          <span className={said.caption}>
            <InSale states={undecided}>
              <Trans>Price now</Trans>
            </InSale>
            <InSale states={over}>
              <Trans>Last price</Trans>
            </InSale>
          </span>
          <span className={styles.price}>
            <Filled of="price" sample="$0.0012" />
          </span>
        </p>
        <p className={styles.next} {...whileSale(undecided)}>
          <span className={said.caption}>
            <Trans>Next price</Trans>
          </span>
          <span className={styles.price}>
            <Filled of="next-price" sample="$0.0013" none={t`this is the last one`} />
          </span>
        </p>
      </div>
      <Ladder />
      <StageLine />
      <MoneyChips />
      <div className={styles.age}>
        <AgeNote />
      </div>
      <div className={styles.actions}>
        <SaleAction />
        {/* A failed sale takes the draw with it. @see decision 15 "giveaway" */}
        <InSale states={notFailed}>
          <Link to="/#giveaway" className={styles.giveaway}>
            <svg viewBox="0 0 24 24" width="24" height="24" fill="var(--banana)" aria-hidden="true">
              <path
                d="M2 21V13H8V6H16V16H22V21Z"
                stroke="currentcolor"
                strokeWidth="2"
                strokeLinejoin="round"
              />
            </svg>
            <Trans>500M GIVEAWAY</Trans>
          </Link>
        </InSale>
      </div>
      <SaleNews />
      <div className={styles.owned} aria-live="polite">
        {owned}
      </div>
    </div>
  );
}

function StageLine() {
  return (
    <div className={styles.stage}>
      <p {...when('unknown')}>
        <Blank sample="Stage 1 of 10, 12.34% sold. 10,000,000 LILAPE left at this price." />
      </p>
      <p {...when('selling')}>
        <Trans>
          <strong>
            Stage <Filled of="stage" />
          </strong>{' '}
          of {STAGE_COUNT}, <Filled of="sold" />% sold.{' '}
          <strong>
            <Filled of="left" /> LILAPE
          </strong>{' '}
          left at this price.
        </Trans>
      </p>
      <p {...when('sold-out')}>
        <Trans>All {STAGE_COUNT} stages are sold.</Trans>
      </p>
      <p {...when('stopped')}>
        <Trans>
          The sale got as far as{' '}
          <strong>
            stage <Filled of="stage" />
          </strong>{' '}
          of {STAGE_COUNT}, <Filled of="sold" />% of it sold.
        </Trans>
      </p>
    </div>
  );
}
