/** An address in full, to copy and to look up. */
import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { CopyableAddress } from '#ui/copyable-address.tsx';
import { Explored } from '#ui/explored.tsx';
import styles from './contracts.module.css';

/** The address with a copy button and, where the network has one, a link to its explorer. */
export function AddressLine({ address }: { address: string }) {
  return (
    <span className={styles.address}>
      <CopyableAddress address={address} isFull />
      <Explored page={`address/${address}`} otherwise={null}>
        <Trans>Explorer</Trans> <ExternalLink aria-hidden="true" size={16} />
      </Explored>
    </span>
  );
}
