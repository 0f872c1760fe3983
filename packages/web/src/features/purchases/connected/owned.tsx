/** What the connected wallet bought, as the chain recorded it, with its confirmation words. */
import type { Purchase } from '@lilape/wire/purchases';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { part } from '#shell/page/part.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { download } from '#text/csv.ts';
import type { Address } from '#shell/first/deployment.ts';
import { purchasesOf } from '#api/sale-api.ts';
import { undecided } from '#text/sale-state.ts';
import { useAsync } from '#ui/use-async.ts';
import { useLive } from '#ui/use-live.ts';
import { Button, ButtonLink } from '#shell/ui/button.tsx';
import { InSale } from '#ui/in-sale.tsx';
import { Stand } from '#ui/card/stand.tsx';
import { purchase } from '#wallet/acts/buy.tsx';
import { useActFlow } from '#wallet/followed.ts';
import { purchasesCsv } from './csv.ts';
import { Next } from './next.tsx';
import { PurchaseCard } from './purchase-card.tsx';
import { PurchasesBlank } from '../purchases-blank.tsx';
import said from '#ui/said.module.css';
import styles from './purchases.module.css';
import { Totals } from './totals.tsx';
import { Waiting, isAnythingWaiting } from './waiting.tsx';

const Failed = part({
  load: async () => (await import('#ui/failed.tsx')).Failed,
  blank: PurchasesBlank,
  lost: Lost,
});

/** The list, or what stands in its place: loading, failed, empty. */
export function Owned({ address }: { address: Address }) {
  const { presale, newest, streams } = useLive();
  // With a stream that opens anew it is asked again: nobody tells of what happened in between.
  const { value, error, reload } = useAsync(
    address,
    (signal) => purchasesOf(address, { withOrphaned: true, signal }),
    String(streams),
  );

  // A purchase that is new or has a new word makes the list ask again.
  const ours = newest.filter(({ buyer }) => buyer.toLowerCase() === address.toLowerCase());
  const news = ours.map(({ txHash, status }) => txHash + status).join();
  useEffect(() => {
    if (news !== '') reload();
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [news]);

  if (error !== null && value === null) return <Failed error={error} onRetry={reload} />;
  if (value === null) return <PurchasesBlank />;
  return (
    <div className={styles.owned}>
      {presale !== null && value.length > 0 && (
        <Waiting purchases={value} status={presale.status}>
          <Next presale={presale} />
        </Waiting>
      )}
      <div className={styles.owned}>
        {value.length === 0 ? (
          <Empty />
        ) : (
          <List
            purchases={value}
            address={address}
            isWaiting={presale !== null && isAnythingWaiting(value, presale.status)}
          />
        )}
      </div>
    </div>
  );
}

type ListProps = { purchases: readonly Purchase[]; address: string; isWaiting: boolean };

function List({ purchases, address, isWaiting }: ListProps) {
  const save = () => download(`lilape-purchases-${address.slice(0, 8)}.csv`, purchasesCsv(purchases));
  const hasOrphaned = purchases.some(({ status }) => status === 'orphaned');
  return (
    <>
      <div className={styles.top}>
        <Totals purchases={purchases} areTokensSaid={isWaiting} />
        <Button look="secondary" size="small" onClick={save}>
          <Trans>Download CSV</Trans>
        </Button>
      </div>
      <ul className={styles.list}>
        {purchases.map((purchase) => (
          <PurchaseCard
            key={`${purchase.txHash}-${purchase.ordinal}-${purchase.status}`}
            purchase={purchase}
          />
        ))}
      </ul>
      {hasOrphaned && (
        <p className={said.small}>
          <Trans>
            “Dropped” means that the network gave up the block, and nothing was charged. If the payment went
            through again, it’s listed a second time with another status.
          </Trans>
        </p>
      )}
      <p className={said.small}>
        <Trans>
          Seen: the network has it. Safe: it’s recorded on Ethereum too. Final: the network will never drop
          it.
        </Trans>
      </p>
    </>
  );
}

function Empty() {
  const { status } = useActFlow(purchase);
  // What is on its way is said above.
  if (status === 'pending') return null;
  return (
    <Stand art="ape-basket">
      <p>
        <Trans>This wallet has bought nothing yet.</Trans>
      </p>
      <InSale states={undecided}>
        <ButtonLink to="/">
          <Trans>Buy LILAPE</Trans>
        </ButtonLink>
      </InSale>
    </Stand>
  );
}
