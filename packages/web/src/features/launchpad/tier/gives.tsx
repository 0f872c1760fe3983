/** What a tier gives in each launch, in numbers. @see decision 26 "tiers" */
import type { Tier } from '@lilape/domain/launchpad/tiers';
import { Plural, Trans } from '@lingui/react/macro';
import styles from './gives.module.css';

/** Tickets first, then what comes without luck. */
export function Gives({ tier }: { tier: Tier }) {
  return (
    <ul className={styles.gives}>
      <li>
        <b>
          <Plural value={tier.tickets} one="# ticket" other="# tickets" />
        </b>{' '}
        <Trans>in the draw of each launch</Trans>
      </li>
      <li data-given={tier.isGuaranteed}>
        {tier.isGuaranteed ? (
          <Trans>A guaranteed place, if the project keeps its word</Trans>
        ) : (
          <Trans>No guaranteed place</Trans>
        )}
      </li>
      {tier.isFirst && (
        <li data-given>
          <Trans>The first access window</Trans>
        </li>
      )}
      {tier.hasAirdropPriority && (
        <li data-given>
          <Trans>Priority in airdrops</Trans>
        </li>
      )}
    </ul>
  );
}
