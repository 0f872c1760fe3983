/** The sale over time, by stage and purchase by purchase; loaded when it comes into view. */
import { Trans } from '@lingui/react/macro';
import type { SaleHistory } from '@lilape/wire/history';
import { useState } from 'react';
import { Button, ButtonLink } from '#shell/ui/button.tsx';
import { failed, reached, undecided } from '#text/sale-state.ts';
import { InSale, whileSale } from '#ui/in-sale.tsx';
import { Stand } from '#ui/card/stand.tsx';
import { ByStage } from '#ui/sale-charts/by-stage.tsx';
import { ChartsBlank } from '../charts-blank.tsx';
import { Newest } from '#ui/sale-charts/newest.tsx';
import { OverTime } from '#ui/sale-charts/over-time.tsx';
import styles from '#ui/sale-charts/charts.module.css';
import { UnitChoice } from '#ui/sale-charts/unit-choice.tsx';
import type { Unit } from '#ui/sale-charts/units.ts';
import { useHistory } from './use-history.ts';

/** The charts as last heard of, or what stands in their place: loading, failed, empty. */
export function Charts() {
  const { value, error, isLoading, reload } = useHistory();
  if (value === null) return error === null ? <ChartsBlank /> : <Failed isBusy={isLoading} retry={reload} />;
  return (
    <>
      {error !== null && <Behind isBusy={isLoading} retry={reload} />}
      {value.points.length === 0 ? <Empty /> : <Explorable history={value} />}
    </>
  );
}

function Explorable({ history }: { history: SaleHistory }) {
  const [unit, setUnit] = useState<Unit>('dollars');
  return (
    <>
      <UnitChoice value={unit} onChange={setUnit} />
      <OverTime history={history} unit={unit} />
      <div className={styles.pair}>
        <ByStage history={history} unit={unit} />
        <Newest purchases={history.newest} />
      </div>
    </>
  );
}

function Empty() {
  return (
    <Stand art="ape-basket">
      <h2>
        <Trans>The basket is empty</Trans>
      </h2>
      <p {...whileSale(undecided)}>
        <Trans>Nobody has bought yet. The first purchase starts the line within seconds.</Trans>
      </p>
      <p {...whileSale([...reached, ...failed])}>
        <Trans>The sale is over, and nobody bought.</Trans>
      </p>
      <InSale states={undecided}>
        <ButtonLink to="/">
          <Trans>Go to the sale</Trans>
        </ButtonLink>
      </InSale>
    </Stand>
  );
}

type Retry = { isBusy: boolean; retry: () => void };

function Failed({ isBusy, retry }: Retry) {
  return (
    <Stand art="ape-lost">
      <p role="alert">
        <Trans>
          We couldn’t load the numbers: the site didn’t answer properly, or you’re offline. Nothing is lost:
          they’re on the chain.
        </Trans>
      </p>
      <Button isBusy={isBusy} onClick={retry}>
        <Trans>Retry</Trans>
      </Button>
    </Stand>
  );
}

function Behind({ isBusy, retry }: Retry) {
  return (
    <div className={styles.behind} aria-live="polite">
      <p>
        <Trans>We couldn’t load newer numbers. These are the last ones we have.</Trans>
      </p>
      <Button look="secondary" size="small" isBusy={isBusy} onClick={retry}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
}
