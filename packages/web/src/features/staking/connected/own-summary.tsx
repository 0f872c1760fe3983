/** All open stakes in three figures: what is locked, what is pending, and when the next one ends. */
import { pendingDown } from '@lilape/domain/staking/stake';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '#shell/page/use-store.ts';
import { formatDay } from '#shell/text/moment.ts';
import { tokensText } from '../tokens-text.ts';
import { useChainNow } from '../use-chain-now.ts';
import styles from './canopy.module.css';
import { holdings } from './holdings-store.ts';

/** Blank before the contract has answered; its place is kept. */
export function OwnSummary() {
  const { i18n } = useLingui();
  const { value } = useStore(holdings);
  const now = Math.max(useChainNow(), value?.seconds ?? 0);
  const open = value?.stakes.filter(({ isActive }) => isActive) ?? [];
  const readAt = value?.seconds ?? 0;
  const locked = open.reduce((sum, { tokens }) => sum + tokens, 0n);
  const pending = open.reduce(
    (sum, stake) => sum + stake.pendingTokens + pendingDown(stake, now) - pendingDown(stake, readAt),
    0n,
  );
  const endSeconds = Math.min(...open.map((stake) => stake.endSeconds));
  return (
    <dl className={styles.summary} data-blank={open.length === 0 || undefined}>
      <div>
        <dt>
          <Trans>Locked</Trans>
        </dt>
        <dd>{tokensText(locked, i18n.locale)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Pending rewards</Trans>
        </dt>
        <dd>{tokensText(pending, i18n.locale)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Next unlock</Trans>
        </dt>
        <dd>
          {endSeconds <= now ? (
            <Trans>Now</Trans>
          ) : Number.isFinite(endSeconds) ? (
            formatDay(endSeconds * 1_000, i18n.locale)
          ) : null}
        </dd>
      </div>
    </dl>
  );
}
