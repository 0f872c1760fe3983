/** An address in full, to copy and to look up. */
import { Trans } from '@lingui/react/macro';
import { CopyableAddress } from '#ui/copyable-address.tsx';
import { Explored } from '#ui/explored.tsx';
import styles from './contracts.module.css';

/** The address with a copy button and, where the network has one, a link to its explorer. */
export function AddressLine({ address }: { address: string }) {
  return (
    <span className={styles.address}>
      <CopyableAddress address={address} isFull isAmongMany />
      <Explored page={`address/${address}`} className={styles.explorer} otherwise={null}>
        <Trans>Explorer</Trans>
      </Explored>
    </span>
  );
}
