/** The card in which the connected wallet, or any address, is looked up; what is said of it is the page's. */
import type { Address } from '@lilape/domain/address';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useStore } from '#shell/page/use-store.ts';
import { shortAddress } from '#shell/first/short-address.ts';
import { AddressHead } from './address-head.tsx';
import { Button } from '#shell/ui/button.tsx';
import { openWalletDialog } from '#shell/first/choose-wallet.ts';
import { useSession } from '#shell/page/use-session.ts';
import { Card } from '#ui/card/card.tsx';
import { AddressForm } from './address-form.tsx';
import type { LookupStore } from './lookup.ts';
import styles from './lookup-card.module.css';

type Props<Result> = {
  /** Over what is the visitor’s own; an address that was typed is called no more than that. */
  title: string;
  lookup: LookupStore<Result>;
  /** What stands there while nobody is named, and on the button below it. */
  invitation: string;
  connect: string;
  /** Keeps the place of the first answer. */
  blank: ReactNode;
  /** Why there is no answer, as a sentence. */
  failure: (error: unknown) => string;
  /** Stands between what was found and the form. */
  note?: ReactNode;
  children: (result: Result) => ReactNode;
};

/** One of three: nobody is named, an answer is on its way or did not come, or what was found. */
export function LookupCard<Result>(props: Props<Result>) {
  const { title, lookup, invitation, connect, blank, failure, note, children } = props;
  const { address, isTyped, result, error } = useStore(lookup);
  return (
    <Card className={styles.card}>
      <h2>{isTyped ? <Trans>This address</Trans> : title}</h2>
      <p className={styles.whose}>
        {address !== null && <Whose address={address} onBack={isTyped ? lookup.lookUpOwn : null} />}
      </p>
      <div className={styles.found} aria-live="polite">
        {address === null ? (
          <>
            <p>{invitation}</p>
            <Button isWide size="large" aria-haspopup="dialog" onClick={() => openWalletDialog()}>
              {connect}
            </Button>
          </>
        ) : result !== null ? (
          children(result)
        ) : error === null ? (
          blank
        ) : (
          <div role="alert" className={styles.part}>
            <p>{failure(error)}</p>
            <Button look="secondary" size="small" onClick={() => void lookup.refresh()}>
              <Trans>Retry</Trans>
            </Button>
          </div>
        )}
      </div>
      {note}
      <AddressForm onLookUp={lookup.lookUp} />
    </Card>
  );
}

/** The address that is looked up, and the way back from one that was typed. */
function Whose({ address, onBack }: { address: Address; onBack: (() => void) | null }) {
  const session = useSession();
  return (
    <>
      <AddressHead address={address} size={36} />
      <code>{shortAddress(address)}</code>
      {onBack !== null && session.status === 'connected' && (
        <Button look="plain" size="small" onClick={onBack}>
          <Trans>Back to my wallet</Trans>
        </Button>
      )}
    </>
  );
}
