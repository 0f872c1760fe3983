/** What happened to a stake, transaction by transaction, as on a bank's statement. */
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { parseUnits } from '@lilape/domain/units';
import type { StakeBody } from '@lilape/wire/staking';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDay } from '#shell/text/moment.ts';
import { Blank } from '#shell/ui/blank.tsx';
import plus from '#ui/plus.module.css';
import { TransactionLink } from '#ui/act/transaction-link.tsx';
import { tokensText } from '../shared/tokens-text.ts';
import styles from './stake-card.module.css';

type Event = StakeBody['statement'][number];

/** The API tells the opening and so many of the newest events. */
const mostNewest = 50;

/** Folded away; its row before the ledger was asked, which is undefined, and nothing where that does not know the stake yet. */
export function Statement({ body }: { body: StakeBody | null | undefined }) {
  const { i18n } = useLingui();
  if (body === null) return null;
  if (body === undefined)
    return (
      <p className={styles.coming}>
        <Blank sample="Transactions (1)" />
      </p>
    );
  return (
    <details className={styles.statement}>
      <summary className={plus.plus}>
        {body.statement.length > mostNewest ? (
          <Trans>Transactions: the first and the {mostNewest} newest</Trans>
        ) : (
          <Trans>Transactions ({body.statement.length})</Trans>
        )}
      </summary>
      <ol>
        {body.statement.map((event) => (
          <li key={`${event.txHash} ${event.type}`}>
            <span>{formatDay(Date.parse(event.time), i18n.locale)}</span>
            <span>
              <What type={event.type} />
            </span>
            <b>{tokensText(parseUnits(event.amount, TOKEN_DECIMALS) ?? 0n, i18n.locale)}</b>
            <TransactionLink hash={event.txHash} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function What({ type }: Pick<Event, 'type'>): ReactNode {
  switch (type) {
    case 'staked':
      return <Trans>opened, reserved</Trans>;
    case 'claimed':
      return <Trans>claimed</Trans>;
    case 'unbound':
      return <Trans>boost ended, back to the pool</Trans>;
    case 'unstaked':
      return <Trans>paid out with the principal</Trans>;
  }
}
