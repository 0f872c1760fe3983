/** The worst case: what is left of the price when so many buyers sell at once, and who gets what. */
import type { Outlook } from '@lilape/domain/market/outlook';
import { STABLE_DECIMALS } from '@lilape/domain/token';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDecimal, formatPrice } from '#shell/first/format.ts';
import { formatAmountDown } from '#text/amount.ts';
import { percentText, significantText } from '#text/proportion.ts';
import { formatUnits } from '@lilape/domain/units';
import { Fold } from '#ui/fold.tsx';
import { Fact, Facts } from '#ui/facts.tsx';
import styles from './outlook.module.css';
import { allSoldPpm, gotPpm, sellingOf, TENTHS } from './selling.ts';
import { Slider } from './slider.tsx';

const MILLION = 1_000_000n;

/** Slider, figures, and a bar for each tenth of what was sold. */
export function WorstCase({ outlook, raisedUnits }: { outlook: Outlook; raisedUnits: bigint }) {
  const { t, i18n } = useLingui();
  const [tenths, setTenths] = useState(TENTHS);
  const { leftPpm, proceedsUnits, paidUnits } = sellingOf(outlook, raisedUnits, tenths);
  const got = gotPpm(outlook);
  const dollars = (units: bigint) => `$${formatAmountDown(units, STABLE_DECIMALS, 0, i18n.locale)}`;
  const percent = (ppm: bigint) => percentText(ppm, MILLION, 2, i18n.locale);
  const price = (ppm: bigint) =>
    `$${formatDecimal(significantText(outlook.priceMicroUsd * ppm, MILLION * MILLION, 2), i18n.locale)}`;
  const opening = `$${formatPrice(formatUnits(outlook.priceMicroUsd, STABLE_DECIMALS), i18n.locale)}`;
  const raised = dollars(raisedUnits);
  return (
    <article className={styles.panel} id="worst-case" aria-labelledby="worst-case-title">
      <div className={styles.controls}>
        <h3 id="worst-case-title">
          <Trans>The worst case, after a sale of {raised}</Trans>
        </h3>
        <Slider
          label={<Trans>How many buyers sell at once</Trans>}
          text={tenths === TENTHS ? t`all of them` : t`${tenths} in ${TENTHS}`}
          min={1}
          max={TENTHS}
          value={tenths}
          onChange={setTenths}
          ends={[t`1 in ${TENTHS}`, t`all of them`]}
        />
        <Facts look="figures" className={styles.facts}>
          <Fact name={<Trans>Left of the opening price</Trans>} data-loud="">
            {percent(leftPpm)}
            <small>
              <Trans>
                {price(leftPpm)} instead of {opening}
              </Trans>
            </small>
          </Fact>
        </Facts>
      </div>
      <Fold label={t`What each tenth of the buyers gets`}>
        <figure className={styles.figure}>
          <p className={styles.opening}>
            <Trans>Opening price: {opening}</Trans>
          </p>
          <ol className={styles.bars} aria-label={t`What each tenth gets for a token, first seller first`}>
            {got.map((ppm, index) => (
              <li key={index} data-sells={index < tenths || undefined}>
                <b>{percent(ppm)}</b>
                <svg height={`${Number(ppm) / 10_000}%`} aria-hidden="true">
                  <rect width="100%" height="100%" />
                </svg>
              </li>
            ))}
          </ol>
          <figcaption>
            <b>
              <Trans>The first to sell get the most.</Trans>
            </b>{' '}
            <Trans>
              Buyers in ten groups. Each bar is what a group gets for a token on average, of the opening
              price: the first {percent(got[0] ?? 0n)}, the last {percent(got.at(-1) ?? 0n)}. Nobody buys in
              between: that makes it the worst case.
            </Trans>
          </figcaption>
        </figure>
        <Facts look="figures" className={styles.facts}>
          <Fact name={<Trans>They get in total</Trans>}>
            {dollars(proceedsUnits)}
            <small>
              <Trans>for what they paid {dollars(paidUnits)}</Trans>
            </small>
          </Fact>
          <Fact name={<Trans>If everything else is sold too</Trans>}>
            {percent(allSoldPpm(outlook))}
            <small>
              <Trans>
                of the opening price, as if everything unlocked at once: prizes, rewards, team, marketing,
                development and DAO
              </Trans>
            </small>
          </Fact>
        </Facts>
      </Fold>
    </article>
  );
}
