/** The two ways in which the sale can end, side by side. */
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pooledPart } from '#content/market.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { failed, notFailed, reached, undecided, type SaleState } from '#text/sale-state.ts';
import { InSale, whileSale } from '#ui/in-sale.tsx';
import { Fold } from '#ui/fold.tsx';
import { Art, type ArtName } from '#shell/ui/art.tsx';
import { Afterwards } from './afterwards.tsx';
import styles from './endings.module.css';

/** What happens to the money if the sale reaches its goal, and if it does not. @see decision 8 "buy is atomic" */
export function Endings() {
  const pooled = pooledPart[useLanguage()];
  const title = (
    <>
      <InSale states={undecided}>
        <Trans>How the sale can end</Trans>
      </InSale>
      <InSale states={[...reached, ...failed]}>
        <Trans>How the sale ended</Trans>
      </InSale>
    </>
  );
  return (
    <Fold isFramed heading={<h3>{title}</h3>} label={title}>
      <ul className={styles.pair}>
        <Ending art="ape-joy" look="good" states={notFailed} title={<Trans>It reaches its goal</Trans>}>
          <Trans>
            Buyers claim their tokens, unsold ones are burned, and only then does the money leave the
            contract: {pooled} of it into pools that anyone opens.
          </Trans>
        </Ending>
        <Ending
          art="ape-basket"
          look="bad"
          states={[...undecided, ...failed]}
          title={<Trans>It falls short or is cancelled</Trans>}
        >
          <Trans>
            Every buyer can get back exactly what they paid, in the same coin. You ask for it yourself, no one
            can refuse, and you pay only the network fee.
          </Trans>
        </Ending>
      </ul>
      <Afterwards />
    </Fold>
  );
}

type EndingProps = {
  art: ArtName;
  look: 'good' | 'bad';
  states: readonly SaleState[];
  title: ReactNode;
  children: ReactNode;
};

function Ending({ art, look, states, title, children }: EndingProps) {
  return (
    <li className={styles.ending} {...whileSale(states)}>
      <div className={styles[look]}>
        <Art name={art} width={160} />
      </div>
      <div className={styles.words}>
        <h4>{title}</h4>
        <p>{children}</p>
      </div>
    </li>
  );
}
