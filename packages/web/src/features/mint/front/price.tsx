/** What an ape costs, as it was read. */
import { Trans, useLingui } from '@lingui/react/macro';
import { contracts } from '#shell/first/deployment.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { Blank } from '#shell/ui/blank.tsx';
import styles from './card.module.css';

/** The specification's line, with the price that the contract names: ETH as plain text, null while nobody knows it; nothing where there is no contract to name one. @see decision 16 "price of an ape" */
export function Price({ ether }: { ether: string | null }) {
  const { i18n } = useLingui();
  if (contracts.nft === null) return null;
  return (
    <p className={styles.price}>
      <span className={styles.ether}>
        {ether === null ? <Blank sample="0.009" /> : formatDecimal(ether, i18n.locale)} ETH
      </span>{' '}
      <span>
        <Trans>= 1 unique NFT on Base</Trans>
      </span>
    </p>
  );
}
