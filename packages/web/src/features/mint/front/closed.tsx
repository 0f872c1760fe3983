/** Why nothing can be minted, where that is so for everybody. */
import { LAST_SOLD_ID } from '@lilape/domain/apes/ids';
import type { MintStatsBody } from '@lilape/wire/apes';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { contracts } from '#shell/first/deployment.ts';
import { Link } from '#shell/ui/link.tsx';
import styles from './card.module.css';

/** The sentence in place of the button; null while apes are for sale. */
export function closedBy(body: MintStatsBody | null): ReactNode | null {
  if (contracts.nft === null)
    return (
      <p className={styles.says}>
        <Trans>The sale of apes hasn’t opened on this network yet. The price and the rules are below.</Trans>
      </p>
    );
  if (body === null || !isSoldOut(body.data)) return null;
  return (
    <p className={styles.says}>
      <Trans>
        Sold out: all 9,900 apes that were for sale are minted. The other hundred are prizes of the{' '}
        <Link to="/giveaway">giveaway</Link>.
      </Trans>
    </p>
  );
}

/** Whether every ape that is sold was minted. */
export function isSoldOut({ totalMinted, prizesMinted }: MintStatsBody['data']): boolean {
  return totalMinted - prizesMinted >= LAST_SOLD_ID;
}
