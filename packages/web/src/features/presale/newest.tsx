/** The newest purchases, as they come in: who, how much, how long ago. */
import { NEWEST_COUNT } from '#shell/live/live-store.ts';
import { Trans } from '@lingui/react/macro';
import { Blank } from '#shell/ui/blank.tsx';
import { AddressHead } from '#ui/lookup/address-head.tsx';
import { Art } from '#shell/ui/art.tsx';
import { Filled, when } from '#ui/filled.tsx';
import { Link } from '#shell/ui/link.tsx';
import exact from '#ui/exact.module.css';
import styles from './newest.module.css';

const rows = Array.from({ length: NEWEST_COUNT }, (_, row) => row);

/** The list; of the same height before the answer, without purchases, and without an answer. */
export function Newest() {
  return (
    <div className={styles.newest}>
      <div className={styles.head}>
        <h3>
          <Trans>Newest purchases</Trans>
        </h3>
        <Link to="/sale">
          <Trans>The whole sale</Trans>
        </Link>
      </div>
      <ul aria-live="off">
        {rows.map((row) => (
          <Row key={row} row={row} />
        ))}
        {rows.map((row) => (
          <li key={`asking ${row}`} {...when('newest-asking')}>
            <code>
              <Blank sample="0x1234…5678" />
            </code>
          </li>
        ))}
        <li className={styles.note} {...when('newest-none')}>
          <Art name="ape-basket" width={120} />
          <Trans>No purchases yet. Be the first ape in.</Trans>
        </li>
        <li className={styles.note} {...when('newest-failed')}>
          <Trans>We can’t load purchases right now.</Trans>
        </li>
      </ul>
    </div>
  );
}

function Row({ row }: { row: number }) {
  return (
    <li {...when(`newest ${row}`)}>
      <code className={styles.buyer}>
        <AddressHead data-head={`newest.buyer ${row}`} />
        <Filled of={`newest.buyer ${row}`} />
      </code>
      <strong>
        <Filled of={`newest.tokens ${row}`} exact={exact.exact} /> LILAPE
      </strong>
      {/* An age until the moment itself is filled in: an empty element must have one. */}
      <time dateTime="PT0S" data-fill={`newest.age ${row}`} />
      <span>
        <Filled of={`newest.paid ${row}`} exact={exact.exact} />
      </span>
    </li>
  );
}
