/** The page of the market: how far it is, its pools, what became of the shares, and why nobody can take it away. */
import { market } from '@lilape/wire/endpoints/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { Island } from '#shell/island/island.tsx';
import { classNames } from '#shell/ui/class-names.ts';
import { Link } from '#shell/ui/link.tsx';
import { failed, notFailed, reached, undecided } from '#text/sale-state.ts';
import { fee, pooled } from '#text/market-rates.ts';
import { Beside } from '#ui/beside.tsx';
import { InSale, whileSale } from '#ui/in-sale.tsx';
import { PageIntro } from '#ui/page-intro.tsx';
import { Section } from '#ui/section.tsx';
import section from '#ui/section.module.css';
import styles from '../market.module.css';
import { Ended } from '../ended.island.tsx';
import { Pools } from '../pools.island.tsx';
import { Shares } from '../shares.island.tsx';
import { Standing } from '../standing.island.tsx';

export function MarketPage() {
  const { t } = useLingui();
  return (
    <>
      <PageIntro
        title={t`The market`}
        lead={
          <>
            <InSale states={undecided}>
              <Trans>
                A pool for each coin, opened by anyone once the sale is over. Nobody can take it away.
              </Trans>
            </InSale>
            <InSale states={reached}>
              <Trans>
                A pool for each coin, at the last price of the sale. Anyone can open it; nobody can take it
                away.
              </Trans>
            </InSale>
            <InSale states={failed}>
              <Trans>Pools open only after a sale that reaches its goal.</Trans>
            </InSale>
          </>
        }
        note={
          <Island when="load">
            <Standing />
          </Island>
        }
        art="ape-stall"
        isLow
      />
      <div className={classNames(section.inner, styles.ended)}>
        <Island when="wallet">
          <Ended />
        </Island>
      </div>
      <Section
        id="pools"
        states={notFailed}
        look="dots"
        title={t`The pools`}
        lead={t`One for each coin that buyers paid with, on Uniswap v4. You trade on Uniswap’s own site, which isn’t ours.`}
      >
        <Island when="visible">
          <Pools />
        </Island>
        <noscript>
          <p>
            <Trans>
              The figures as data: <a href={market.path}>JSON</a>.
            </Trans>
          </p>
        </noscript>
      </Section>
      <Section
        id="shares"
        layout="beside"
        title={t`The shares`}
        aside={
          <div {...whileSale(notFailed)}>
            <Beside name="ape-counting" width={200} />
          </div>
        }
      >
        <div className={styles.reasons}>
          <Island when="visible">
            <Shares />
          </Island>
        </div>
      </Section>
      <Section
        id="forever"
        states={notFailed}
        look="dots"
        layout="beside"
        title={t`Why nobody can take it away`}
        aside={<Beside name="ape-guard" width={160} />}
      >
        <ul className={styles.reasons}>
          <li>
            <Trans>
              {pooled} of what was raised in each coin goes into its pool, with LILAPE at the last price of
              the sale. No function of any contract can take it out again.
            </Trans>
          </li>
          <li>
            <Trans>
              Both pools open at the same price, and one press starts both; your wallet may ask twice. If the
              second opens after the first has moved, traders buy in one and sell in the other until the
              prices meet, and the pools pay the difference.
            </Trans>
          </li>
          <li>
            <Trans>
              A swap costs {fee}. Fees in LILAPE are burned and fees in coins go to the DAO; anyone can
              collect them.
            </Trans>
          </li>
          <li>
            <Trans>
              A price can fall, and fast: <Link to="/sale">see what is left when buyers sell</Link> before you
              buy.
            </Trans>
          </li>
          <li>
            <Trans>
              Anyone can send every step, and you can read it in the <Link to="/contracts">contracts</Link>.
            </Trans>
          </li>
        </ul>
      </Section>
    </>
  );
}
