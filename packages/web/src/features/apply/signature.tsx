/** Whether the connected wallet signs the card. */
import { Trans } from '@lingui/react/macro';
import { openWalletDialog } from '#shell/first/choose-wallet.ts';
import type { Session } from '#shell/first/session.ts';
import { Button } from '#shell/ui/button.tsx';
import said from '#ui/said.module.css';
import styles from './form.module.css';
import field from '#ui/field.module.css';

type Props = {
  session: Session;
  isSigning: boolean;
  onChange: (isSigning: boolean) => void;
  isDisabled: boolean;
};

/** With a wallet, a choice; without one, what it would be good for. */
export function Signature({ session, isSigning, onChange, isDisabled }: Props) {
  if (session.status !== 'connected')
    return (
      <div className={styles.signature}>
        <p>
          <Trans>
            A signature of your wallet shows that the card is really yours. It’s not a transaction and costs
            nothing; the card goes without one too.
          </Trans>
        </p>
        <Button
          look="secondary"
          size="small"
          isBusy={session.status === 'connecting'}
          onClick={() => openWalletDialog()}
        >
          <Trans>Connect a wallet to sign</Trans>
        </Button>
      </div>
    );
  return (
    <label className={styles.signature}>
      <span className={field.tick}>
        <input
          type="checkbox"
          checked={isSigning}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.checked)}
        />
        <b>
          <Trans>Sign it with the connected wallet</Trans>
        </b>
      </span>
      <code>{session.address}</code>
      <span className={said.small}>
        <Trans>Your wallet shows you the words of the card. It’s not a transaction and costs nothing.</Trans>
      </span>
    </label>
  );
}
