/** The newest purchases, as they come in: who, how much, how long ago. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { Purchase } from '@lilape/wire/purchases';
import { useEffect, useState } from 'react';
import { formatAge } from '#shell/text/age.ts';
import { formatDecimal, formatTextDown } from '#shell/text/format.ts';
import { shortAddress } from '#shell/text/short-address.ts';
import { loadNewest, useLive } from '#shell/live/live.ts';
import { serverNowMs } from '#shell/live/server-clock.ts';
import { Blank } from '#shell/ui/blank.tsx';
import { Exact } from '#ui/exact.tsx';
import { Link } from '#shell/ui/link.tsx';
import styles from './newest.module.css';

/** The list; of the same height before the answer, without purchases, and without an answer. */
export function Newest() {
  const { newest } = useLive();
  const [outcome, setOutcome] = useState<'asking' | 'known' | 'failed'>('asking');
  useEffect(() => {
    loadNewest().then(
      () => setOutcome('known'),
      () => setOutcome('failed'),
    );
  }, []);
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
        {newest.map((purchase) => (
          <Row key={purchase.txHash + purchase.ordinal} {...purchase} />
        ))}
        {newest.length === 0 && (
          <li className={styles.note}>
            {outcome === 'asking' ? (
              <Blank sample="0x1234…5678" />
            ) : outcome === 'known' ? (
              <Trans>Nobody has bought yet. The first purchase will stand here.</Trans>
            ) : (
              <Trans>The purchases cannot be shown right now.</Trans>
            )}
          </li>
        )}
      </ul>
    </div>
  );
}

function Row({ buyer, paid, method, tokens, time }: Purchase) {
  const { i18n } = useLingui();
  const nowMs = serverNowMs();
  return (
    <li>
      <code>{shortAddress(buyer)}</code>
      <strong>
        <Exact short={formatTextDown(tokens, 0, i18n.locale)} full={formatDecimal(tokens, i18n.locale)} />{' '}
        LILAPE
      </strong>
      <time dateTime={time}>{nowMs !== undefined && formatAge(nowMs - Date.parse(time), i18n.locale)}</time>
      <span>
        {formatDecimal(paid, i18n.locale)} {method}
      </span>
    </li>
  );
}
