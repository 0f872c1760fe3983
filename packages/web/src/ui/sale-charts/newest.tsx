/** The newest purchases of everyone. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { Purchase } from '@lilape/wire/purchases';
import { formatDecimal, formatTextDown } from '#shell/first/format.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { shortAddress } from '#shell/first/short-address.ts';
import { AddressHead } from '#ui/lookup/address-head.tsx';
import { Card } from '#ui/card/card.tsx';
import { Exact } from '#ui/exact.tsx';
import { Explored } from '#ui/explored.tsx';
import { ConfirmationWord } from '#ui/confirmation-word.tsx';
import plus from '#ui/plus.module.css';
import charts from './charts.module.css';
import styles from './newest.module.css';

/** In sight; the others are folded. */
const shownCount = 5;
const keptCount = 10;

/** The list, newest first; how sure a purchase is, only until it is final. */
export function Newest({ purchases }: { purchases: readonly Purchase[] }) {
  return (
    <Card className={styles.card}>
      <div className={charts.head}>
        <h2>
          <Trans>Newest purchases</Trans>
        </h2>
      </div>
      <Rows purchases={purchases.slice(0, shownCount)} />
      {purchases.length > shownCount && (
        <details>
          <summary className={plus.plus}>
            <Trans>Earlier ones</Trans>
          </summary>
          <Rows purchases={purchases.slice(shownCount, keptCount)} />
        </details>
      )}
    </Card>
  );
}

function Rows({ purchases }: { purchases: readonly Purchase[] }) {
  return (
    <ul>
      {purchases.map((purchase) => (
        <Row key={`${purchase.txHash}-${purchase.ordinal}`} purchase={purchase} />
      ))}
    </ul>
  );
}

function Row({ purchase }: { purchase: Purchase }) {
  const { i18n } = useLingui();
  const { buyer, paid, method, tokens, time, status } = purchase;
  const credited = formatTextDown(tokens, 0, i18n.locale);
  const cut = formatTextDown(paid, 2, i18n.locale);
  return (
    <li className={styles.row}>
      <span className={styles.tokens}>
        <Exact short={credited} full={formatDecimal(tokens, i18n.locale)} /> LILAPE
      </span>
      <span className={styles.paid}>
        <Trans>
          for <Exact short={cut} full={formatDecimal(paid, i18n.locale)} /> {method}
        </Trans>
      </span>
      <Buyer address={buyer} />
      <time className={styles.time} dateTime={time}>
        {formatZoned(time, i18n.locale, { date: 'medium', time: 'short' })}
      </time>
      {status !== 'final' && <ConfirmationWord status={status} className={styles.word} />}
    </li>
  );
}

function Buyer({ address }: { address: string }) {
  return (
    <span className={styles.buyer}>
      <AddressHead address={address} />
      <Explored page={`address/${address}`}>
        <code title={address}>{shortAddress(address)}</code>
      </Explored>
    </span>
  );
}
