/** All open stakes in three figures: what is locked, what is pending, and when the next one ends. */
import { pendingDown } from '@lilape/domain/staking/stake';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '#shell/page/use-store.ts';
import { formatDay } from '#shell/text/moment.ts';
import { tokensText } from '../shared/tokens-text.ts';
import { useChainNow } from '../shared/use-chain-now.ts';
import { Fact, Facts } from '#ui/facts.tsx';
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
    <Facts className={styles.summary} data-blank={open.length === 0 || undefined}>
      <Fact name={<Trans>Locked</Trans>}>{tokensText(locked, i18n.locale)}</Fact>
      <Fact name={<Trans>Pending rewards</Trans>}>{tokensText(pending, i18n.locale)}</Fact>
      <Fact name={<Trans>Next unlock</Trans>}>
        {endSeconds <= now ? (
          <Trans>Now</Trans>
        ) : Number.isFinite(endSeconds) ? (
          formatDay(endSeconds * 1_000, i18n.locale)
        ) : null}
      </Fact>
    </Facts>
  );
}
