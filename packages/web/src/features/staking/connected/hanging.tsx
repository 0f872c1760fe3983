/** The stakes of the wallet in the tree: a banana each on the bough of its lock, which leads to its slip. */
import { PERIODS } from '@lilape/domain/staking/periods';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { ChainStake } from '#chain/staking-contract.ts';
import { useStore } from '#shell/page/use-store.ts';
import { Art } from '#shell/ui/art.tsx';
import { ripenessAt, sizeOf } from '../ripeness.ts';
import { tokensText } from '../shared/tokens-text.ts';
import { useChainNow } from '../shared/use-chain-now.ts';
import styles from './hanging.module.css';
import { holdings } from './holdings-store.ts';

/** So many have room on a bough; the list below has all. */
const MAX_ON_A_BOUGH = 6;
const minuteMs = 60_000;

export type HangingProps = {
  /** In a tree without signs. */
  isLarge?: boolean;
};

/** Nothing without an open stake. */
export function Hanging({ isLarge = false }: HangingProps) {
  const { t } = useLingui();
  const { value } = useStore(holdings);
  const now = Math.max(useChainNow(minuteMs), value?.seconds ?? 0);
  const open = value?.stakes.filter(({ isActive }) => isActive) ?? [];
  if (open.length === 0) return null;
  const largest = open.reduce((most, { tokens }) => (tokens > most ? tokens : most), 0n);
  return (
    <div className={styles.hanging} data-large={isLarge || undefined}>
      {PERIODS.map(({ lockDays }) => {
        const ofBough = open.filter((stake) => stake.lockDays === lockDays).slice(0, MAX_ON_A_BOUGH);
        return (
          ofBough.length > 0 && (
            <ul
              key={lockDays}
              className={styles.bough}
              data-lock={lockDays}
              data-days={t`${lockDays} days`}
              aria-label={t`Your stakes of ${lockDays} days`}
            >
              {ofBough.map((stake) => (
                <Banana key={stake.id} stake={stake} largest={largest} now={now} />
              ))}
            </ul>
          )
        );
      })}
    </div>
  );
}

function Banana({ stake, largest, now }: { stake: ChainStake; largest: bigint; now: number }) {
  const { t, i18n } = useLingui();
  const { id, tokens, isDoubled } = stake;
  const ripe = ripenessAt(stake, now);
  const percent = Math.floor(ripe * 100);
  const amount = tokensText(tokens, i18n.locale);
  const name = t`Stake #${id}: ${amount} LILAPE, ${percent}% of its time`;
  return (
    <li>
      <a
        href={`#stake-${id}`}
        className={styles.banana}
        style={{ '--size': sizeOf(tokens, largest) } as CSSProperties}
        aria-label={name}
        title={name}
      >
        <Art name="banana-green" width={64} />
        <span style={{ opacity: ripe }}>
          <Art name="banana" width={64} />
        </span>
        {isDoubled && (
          <span className={styles.mark}>
            <Art name="logo-mark" width={28} />
          </span>
        )}
      </a>
    </li>
  );
}
