/** The button of a power: it asks the wallet, says how that goes, and has the same for a Safe to copy. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { Call } from '#chain/rpc.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button } from '#shell/ui/button.tsx';
import { openWalletDialog } from '#shell/first/choose-wallet.ts';
import { accountHere } from '#shell/first/session.ts';
import { useSession } from '#shell/page/use-session.ts';
import { ActStatus } from '#ui/act/act-status.tsx';
import { OwnEnding } from '#ui/ending/last-place.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import plus from '#ui/plus.module.css';
import { type Followed, useShownActFlow } from '#wallet/followed.ts';
import { SwitchNetwork } from '#wallet/switch-network.tsx';
import { Fact, Facts } from '#ui/facts.tsx';
import admin from '#admin/admin.module.css';
import styles from './owner.module.css';
import { isSameAddress } from './powers-props.ts';

type Props<Draft, Terms, Outcome> = {
  act: Followed<Draft, Terms, Outcome>;
  /** null until everything that it needs is there. */
  draft: Draft | undefined;
  label: string;
  look?: 'primary' | 'danger';
  /** Who alone may sign it; null where anybody may. */
  signer: string | null;
  /** The same as a transaction; null until it can be made. */
  call: Call | null;
  onDone: () => void;
};

/** What was pressed once waits for its end; a wallet that may not sign it finds the button shut. */
export function Action<Draft, Terms, Outcome>(props: Props<Draft, Terms, Outcome>) {
  const { act, draft, label, look = 'primary', signer, call, onDone } = props;
  const language = useLanguage();
  const session = useSession();
  const flow = useShownActFlow(act);
  const last = act.lastAct(flow, language);
  const account = accountHere(session);
  const mayNot = signer !== null && account !== null && !isSameAddress(signer, account);
  const start = async (wanted: Draft) => {
    act.dismiss();
    if (await act.start(wanted)) onDone();
  };
  return (
    <>
      {last === null ? (
        <ActStatus
          flow={flow}
          words={act.words}
          ending={act.ending(flow, language)}
          onStartAgain={act.startAgain}
        />
      ) : (
        <OwnEnding key={last.hash} act={last} onClose={act.dismiss} />
      )}
      <div className={styles.action}>
        {session.status !== 'connected' ? (
          <Button look="secondary" onClick={() => openWalletDialog()}>
            <Trans>Connect a wallet</Trans>
          </Button>
        ) : account === null ? (
          <SwitchNetwork />
        ) : (
          <Button
            look={look}
            isBusy={flow.status === 'pending'}
            disabled={draft === undefined || mayNot}
            onClick={() => draft !== undefined && void start(draft)}
          >
            {label}
          </Button>
        )}
      </div>
      {call !== null && <ForSafe call={call} />}
    </>
  );
}

/** What a Safe's own transaction builder is given. */
function ForSafe({ call: { to, data } }: { call: Call }) {
  const { t } = useLingui();
  const rows = [
    ['to', t`To`, to],
    ['value', t`Value`, '0'],
    ['data', t`Data (hex)`, data],
  ] as const;
  return (
    <details className={styles.fold}>
      <summary className={plus.plus}>{t`For a Safe: the transaction to copy`}</summary>
      <p className={admin.small}>
        <Trans>
          In the Safe’s Transaction Builder choose “custom data”, and compare all three before anyone
          confirms.
        </Trans>
      </p>
      <Facts className={styles.safe}>
        {rows.map(([key, name, value]) => (
          <Fact key={key} name={name}>
            <code>{value}</code>
            <CopyButton
              label={t`Copy: ${name}`}
              copied={t`Copied`}
              failed={t`We couldn’t copy it. Select it and copy it by hand.`}
              text={value}
            />
          </Fact>
        ))}
      </Facts>
    </details>
  );
}
