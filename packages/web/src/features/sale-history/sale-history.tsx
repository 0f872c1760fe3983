/** The sale in numbers: totals, charts, newest purchases, and what stands in their place. */
import { Trans } from '@lingui/react/macro';
import type { SaleHistory as History } from '@lilape/wire/history';
import { useState, type ReactNode } from 'react';
import { Art } from '#ui/art.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ByStage } from './by-stage.tsx';
import { Figures } from './figures.tsx';
import { Newest } from './newest.tsx';
import { OverTime } from './over-time.tsx';
import styles from './sale-history.module.css';
import type { Unit } from './units.ts';
import { UnitSwitch } from './unit-switch.tsx';
import { useHistory } from './use-history.ts';

/** Everything that moves on the page; `age` tells how old the live sale is. */
export function SaleHistory({ age }: { age: ReactNode }) {
  const { value, error, isLoading, reload } = useHistory();
  return (
    <div className={styles.parts}>
      <Figures history={value} />
      {error !== null && value !== null ? <Behind isBusy={isLoading} retry={reload} /> : age}
      {value === null && error !== null && <Failed isBusy={isLoading} retry={reload} />}
      {value === null && error === null && <Skeleton />}
      {value !== null && (value.points.length === 0 ? <Empty /> : <Charts history={value} />)}
    </div>
  );
}

function Charts({ history }: { history: History }) {
  const [unit, setUnit] = useState<Unit>('dollars');
  return (
    <>
      <UnitSwitch unit={unit} onChange={setUnit} />
      <OverTime history={history} unit={unit} />
      <ByStage history={history} unit={unit} />
      <Newest purchases={history.newest} />
    </>
  );
}

/** Takes up the place of the charts; without scripts it says where the numbers are. */
function Skeleton() {
  return (
    <Card className={styles.skeleton}>
      <noscript>
        <p>
          <Trans>
            The charts are drawn by a script. The same numbers, as data: <a href="/api/sale/history">JSON</a>.
          </Trans>
        </p>
      </noscript>
    </Card>
  );
}

function Empty() {
  return (
    <Card className={styles.stand}>
      <Art name="ape-basket" width={220} />
      <h2>
        <Trans>The basket is empty</Trans>
      </h2>
      <p>
        <Trans>
          Nobody has bought yet. The first purchase starts the line, seconds after it is in a block.
        </Trans>
      </p>
      <ButtonLink to="/">
        <Trans>Go to the sale</Trans>
      </ButtonLink>
    </Card>
  );
}

type Retry = { isBusy: boolean; retry: () => void };

function Failed({ isBusy, retry }: Retry) {
  return (
    <Card className={styles.stand}>
      <Art name="ape-lost" width={220} />
      <p role="alert">
        <Trans>
          The numbers could not be loaded: the site did not answer, or you are offline. Nothing is lost, they
          are kept on the chain.
        </Trans>
      </p>
      <Button isBusy={isBusy} onClick={retry}>
        <Trans>Retry</Trans>
      </Button>
    </Card>
  );
}

function Behind({ isBusy, retry }: Retry) {
  return (
    <div className={styles.behind} aria-live="polite">
      <p>
        <Trans>Newer numbers could not be loaded. These are the last ones that were.</Trans>
      </p>
      <Button look="secondary" size="small" isBusy={isBusy} onClick={retry}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
}
