/** An address in full, to copy and to look up. */
import { explorerUrl } from '@lilape/domain/chains';
import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { chainId } from '#shell/deployment.ts';
import { CopyableAddress } from '#ui/copyable-address.tsx';
import styles from './contracts.module.css';

/** The address with a copy button and, where the network has one, a link to its explorer. */
export function AddressLine({ address }: { address: string }) {
  const explorer = explorerUrl(chainId);
  return (
    <span className={styles.address}>
      <CopyableAddress address={address} isFull />
      {explorer !== null && (
        <a href={`${explorer}/address/${address}`} target="_blank" rel="noreferrer">
          <Trans>Explorer</Trans> <ExternalLink aria-hidden="true" size={16} />
        </a>
      )}
    </span>
  );
}
