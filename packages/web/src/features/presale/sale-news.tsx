/** What a buyer must know about where the sale stands: when it opens or ends, and what happens then. */
import { Trans } from '@lingui/react/macro';
import { Blank } from '#shell/ui/blank.tsx';
import { Filled, when } from '#ui/filled.tsx';
import { InSale } from '#ui/in-sale.tsx';
import styles from './hero.module.css';

/** A sentence on the sale's status; of the same height while there is no answer. */
export function SaleNews() {
  return (
    <p className={styles.news}>
      <InSale states={['unknown']}>
        <Blank sample="Open until 31 December 2026, 12:00." />
      </InSale>
      <InSale states={['upcoming']}>
        <Trans>
          Opens on <Filled of="start" />.
        </Trans>
      </InSale>
      <InSale states={['open']}>
        <Trans>
          Open until <Filled of="end" />.
        </Trans>{' '}
      </InSale>
      <InSale states={['closing']}>
        <Trans>
          Closing early: <Filled of="end" />. This date is final.
        </Trans>{' '}
      </InSale>
      <InSale states={['open', 'closing']}>
        <span {...when('goal-missing')}>
          <Trans>
            If it raises less than <Filled of="goal" />, every buyer can get a full refund.
          </Trans>
        </span>
        <span {...when('goal-reached')}>
          <Trans>
            The <Filled of="goal" /> goal is reached.
          </Trans>
        </span>
      </InSale>
      <InSale states={['ended']}>
        <Trans>
          The sale is over and reached its goal. Anyone can finalise it; then you claim your tokens here.
        </Trans>
      </InSale>
      <InSale states={['finalised']}>
        <Trans>The sale is finalised: buyers claim their tokens, and what was not sold is burned.</Trans>
      </InSale>
      <InSale states={['refunding']}>
        <Trans>
          The sale ended below its <Filled of="goal" /> goal.
        </Trans>
      </InSale>
      <InSale states={['cancelled']}>
        <Trans>The sale was cancelled.</Trans>
      </InSale>
    </p>
  );
}
