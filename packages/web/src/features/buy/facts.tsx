/** The lines between quote and button: the network's fee for both confirmations, and which wallet pays. */
import { Trans, useLingui } from '@lingui/react/macro';
import { feeText } from '#text/fee.ts';
import { shortAddress } from '#shell/first/short-address.ts';
import type { Session } from '#shell/first/session.ts';
import { Fact, Facts as List } from '#ui/facts.tsx';
import styles from './facts.module.css';
import type { Fee } from './wallet-facts.ts';

type Props = {
  session: Session;
  fee: Fee | null;
  /** The ETH price as decimal text; null while unknown. */
  ethUsd: string | null;
};

/** Fee and wallet. */
export function Facts({ session, fee, ethUsd }: Props) {
  return (
    <List look="rows" className={styles.facts}>
      <Fact name={<Trans>Network fee</Trans>}>
        <NetworkCost wei={fee?.costWei ?? null} ethUsd={ethUsd} />
      </Fact>
      <Fact name={<Trans>Wallet</Trans>}>
        {session.status === 'connected' ? (
          <code title={session.address}>{shortAddress(session.address)}</code>
        ) : (
          <Trans>Not connected</Trans>
        )}
      </Fact>
    </List>
  );
}

function NetworkCost({ wei, ethUsd }: { wei: bigint | null; ethUsd: string | null }) {
  const { i18n } = useLingui();
  if (wei === null) return <Trans>paid in ETH, usually cents</Trans>;
  const cost = feeText(wei, ethUsd, i18n.locale);
  return <Trans>about {cost} in all</Trans>;
}
