/** The form beside its postcard: what is typed is on the card at once, and stays whatever happens. */
import type { Address } from '#shell/first/deployment.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button } from '#shell/ui/button.tsx';
import { Link } from '#shell/ui/link.tsx';
import { useSession } from '#shell/wallet/session.ts';
import type { Draft } from './draft.ts';
import { askForFaults, Failure } from './failure.tsx';
import { Fields } from './fields.tsx';
import said from '#ui/said.module.css';
import styles from './form.module.css';
import { Postcard } from './postcard.tsx';
import type { Faults } from './rules.ts';
import type { Phase } from './send.ts';
import { Signature } from './signature.tsx';
import type { Application } from './use-application.ts';
import { useFaults } from './use-faults.ts';

type Props = {
  ref: RefObject<HTMLFormElement | null>;
  application: Application;
  onArrived: (number: number) => void;
};

/** Looks at the rules and sends; they come with the first press, for most who read this page write nothing. */
const loadSending = async () => {
  const [rules, send] = await Promise.all([import('./rules.ts'), import('./send.ts')]);
  return { ...rules, ...send };
};
/** What sends has to be here before the connection is lost. What does not come is asked for again. */
const askForSending = () => {
  askForFaults();
  void loadSending().catch(() => undefined);
};

/** The form beside its card. What is wrong is said beside its field, and nothing that fails changes what was typed. */
export function Form({ ref, application, onArrived }: Props) {
  const { typed, draft, isKept } = application;
  const session = useSession();
  const [isSigning, setIsSigning] = useState(true);
  const account = session.status === 'connected' && isSigning ? session.address : null;
  const { faults, find, forgive } = useFaults(ref);
  const { phase, failure, send, stopWaiting } = useSending(application, find, onArrived);

  useEffect(() => {
    const { current } = ref;
    current?.addEventListener('focusin', askForSending);
    return () => current?.removeEventListener('focusin', askForSending);
  }, [ref]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft !== null) void send(draft, account);
  };

  return (
    <form ref={ref} className={styles.form} noValidate onSubmit={submit} aria-busy={phase !== 'typing'}>
      <Fields
        typed={typed}
        faults={faults}
        onType={(change, name) => {
          application.type(change);
          forgive(name);
        }}
      />
      <div className={styles.card}>
        <Postcard typed={typed} account={account} />
      </div>
      <div className={styles.sending}>
        <Signature
          session={session}
          isSigning={isSigning}
          onChange={setIsSigning}
          isDisabled={phase !== 'typing'}
        />
        <Failure error={failure} />
        {!isKept && <NotKept />}
        <SendButton phase={phase} onStop={stopWaiting} />
        <Stored />
      </div>
    </form>
  );
}

type Sending = {
  phase: Phase;
  failure: unknown;
  send: (draft: Draft, account: Address | null) => Promise<void>;
  stopWaiting: () => void;
};

/** One card at a time: pressed twice it goes out once. */
function useSending(
  { keep }: Application,
  find: (found: Faults) => Promise<void>,
  onArrived: Props['onArrived'],
): Sending {
  const language = useLanguage();
  const [phase, setPhase] = useState<Phase>('typing');
  const [failure, setFailure] = useState<unknown>(null);
  /** Here before React has rendered that it is busy. */
  const going = useRef<AbortController | null>(null);

  const goOut = async (draft: Draft, account: Address | null, { signal }: AbortController) => {
    const { faultsOf, receivedFaults, sendApplication } = await loadSending();
    const found = faultsOf(draft.typed);
    await find(found);
    if (Object.keys(found).length > 0) return;
    try {
      const number = await sendApplication({ draft, account, language, signal }, (next) => {
        setPhase(next);
        if (next === 'sending') keep({ ...draft, wasSent: true });
      });
      onArrived(number);
    } catch (thrown) {
      const refused = receivedFaults(thrown);
      if (refused === null) throw thrown;
      await find(refused);
    }
  };
  const send: Sending['send'] = async (draft, account) => {
    if (going.current !== null) return;
    const controller = new AbortController();
    going.current = controller;
    setFailure(null);
    try {
      await goOut(draft, account, controller);
    } catch (thrown) {
      // Who does not wait for the wallet knows why nothing was sent.
      if (!controller.signal.aborted) setFailure(thrown);
    }
    going.current = null;
    setPhase('typing');
  };
  return { phase, failure, send, stopWaiting: () => going.current?.abort() };
}

function SendButton({ phase, onStop }: { phase: Phase; onStop: () => void }) {
  return (
    <div className={styles.acts}>
      <Button type="submit" size="large" isBusy={phase !== 'typing'}>
        {phase === 'signing' ? <Trans>Sign in your wallet…</Trans> : <Trans>Send the postcard</Trans>}
      </Button>
      {phase === 'signing' && (
        <Button look="secondary" onClick={onStop}>
          <Trans>Stop waiting</Trans>
        </Button>
      )}
    </div>
  );
}

function NotKept() {
  return (
    <p className={said.small}>
      <Trans>This browser won’t keep your draft: don’t close or reload the page before you send it.</Trans>
    </p>
  );
}

/** What becomes of it, before it is sent. */
function Stored() {
  const { t } = useLingui();
  return (
    <p className={said.small}>
      <Trans>
        We store what is on the card, its language, when it came and what we decided. Only the people who run
        the site read it. How long, and how to have it deleted:
      </Trans>{' '}
      <Link to="/privacy#applications">{t`Privacy`}</Link>.
    </p>
  );
}
