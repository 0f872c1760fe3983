/** The wallet is on another network: switch here. */
import { Trans } from '@lingui/react/macro';
import { chainName } from '#shell/first/deployment.ts';
import { WrongNetwork as Note } from '#wallet/wrong-network.tsx';
import said from '#ui/said.module.css';
import styles from './connected.module.css';

export type WrongNetworkProps = { isSecond?: boolean };

/** Says so, with the button that asks the wallet; `isSecond` says the rest in a second place. */
export function WrongNetwork({ isSecond = false }: WrongNetworkProps) {
  if (isSecond)
    return (
      <p className={said.small}>
        <Trans>Your stakes are on {chainName}. Switch your wallet to see them.</Trans>
      </p>
    );
  return (
    <div className={styles.part}>
      <Note size="large" isWide>
        <Trans>Your wallet is on another network. LILAPE is staked on {chainName}.</Trans>
      </Note>
    </div>
  );
}
