/** The form by which an admin signs in. */
import { AppError } from '@lilape/domain/app-error';
import type { AdminSession } from '@lilape/wire/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { part } from '#shell/page/part.tsx';
import { localizedPath } from '@lilape/domain/languages';
import { useLanguage } from '#shell/page/use-language.ts';
import { Art } from '#shell/ui/art.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import field from '#ui/field.module.css';
import { signIn } from '#admin/session-api.ts';
import styles from './sign-in.module.css';
import { useAdmin } from '#admin/use-admin.ts';
import { wantedPage, type WantedPage } from './wanted-page.ts';

const loadFault = async () => (await import('#ui/fault.tsx')).Fault;
const Fault = part({ load: loadFault });
/** The sentence about a lost connection has to be here before the connection is lost. What does not come is asked for again. */
const askForFault = () => void loadFault().catch(() => undefined);

const WalletLogin = part<{ onEntered: (session: AdminSession | null) => void }>({
  load: async () => (await import('./wallet-login.tsx')).WalletLogin,
  lost: Lost,
});

/** What was typed stays until it is right. */
export function SignIn() {
  const { now, ways, enter } = useAdmin();
  const language = useLanguage();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [waitsUntilMs, setWaitsUntilMs] = useState(0);
  const seconds = useSecondsUntil(waitsUntilMs);
  const [wanted] = useState(() => wantedPage(location.search));
  const hasEnded = now?.hasEnded === true;

  const goOn = (session: AdminSession | null) => {
    // The page is the server's to give: it looks at the session again.
    if (wanted !== null && !hasEnded) location.assign(localizedPath(`/${wanted}`, language));
    else enter(session);
  };
  const submit = async (given: string) => {
    setIsBusy(true);
    try {
      goOn((await signIn(given)).session);
    } catch (thrown) {
      setFailure(thrown);
      if (thrown instanceof AppError && thrown.code === 'TOO_MANY_REQUESTS')
        setWaitsUntilMs(Date.now() + Number(thrown.values['seconds']) * 1_000);
      setIsBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Out of the form itself: what a password manager fills in may not have fired an event.
    const given = new FormData(event.currentTarget).get('password');
    if (!isBusy && seconds === 0 && typeof given === 'string') void submit(given);
  };

  if (!ways.hasPassword && !ways.hasWallets) return <NotSetUp />;
  const isLimited = failure instanceof AppError && failure.code === 'TOO_MANY_REQUESTS';
  return (
    <form className={styles.form} method="post" onSubmit={onSubmit} aria-busy={isBusy}>
      <Art name="ape-guard" width={112} />
      <Words hasEnded={hasEnded} wanted={wanted} />
      {ways.hasPassword && (
        <>
          {/* Password managers keep a password by a name. */}
          <input type="text" name="username" autoComplete="username" value="admin" readOnly hidden />
          <PasswordField value={password} onChange={setPassword} fault={isLimited ? null : failure} />
          <div className={styles.fault} role="alert">
            {isLimited ? <Limited seconds={seconds} /> : failure !== null && <Fault error={failure} />}
          </div>
          <Button type="submit" size="large" isWide isBusy={isBusy} disabled={seconds > 0}>
            <Trans>Sign in</Trans>
          </Button>
        </>
      )}
      {ways.hasWallets && <WalletLogin onEntered={goOn} />}
    </form>
  );
}

function Words({ hasEnded, wanted }: { hasEnded: boolean; wanted: WantedPage | null }) {
  if (hasEnded)
    return (
      <p className={styles.words}>
        <Trans>Your session has ended. Sign in and carry on: everything is where you left it.</Trans>
      </p>
    );
  return (
    <p className={styles.words}>
      {wanted === null ? (
        <Trans>For the people who run the site. A session lasts 24 hours, or 12 without use.</Trans>
      ) : (
        <Trans>
          <code>/{wanted}</code> is for the people who run the site. Sign in, and it opens.
        </Trans>
      )}
    </p>
  );
}

type FieldProps = { value: string; onChange: (value: string) => void; fault: unknown };

function PasswordField({ value, onChange, fault }: FieldProps) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);

  useEffect(() => {
    if (fault !== null) input.current?.select();
  }, [fault]);

  return (
    <div className={field.field}>
      <label htmlFor={id}>
        <Trans>Password</Trans>
      </label>
      <div className={styles.line}>
        <input
          ref={input}
          id={id}
          className={field.input}
          type={isShown ? 'text' : 'password'}
          name="password"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={200}
          value={value}
          aria-invalid={fault !== null}
          aria-describedby={`${id}-caps`}
          onFocus={askForFault}
          onChange={(event) => onChange(event.target.value)}
          onKeyUp={(event) => setHasCapsLock(event.getModifierState('CapsLock'))}
        />
        <Button look="secondary" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? t`Hide` : t`Show`}
        </Button>
      </div>
      <p id={`${id}-caps`} className={styles.hint}>
        {hasCapsLock && <Trans>Caps Lock is on.</Trans>}
      </p>
    </div>
  );
}

function Limited({ seconds }: { seconds: number }) {
  if (seconds === 0) return <Trans>You can try again now.</Trans>;
  return <Trans>Too many attempts. Try again in {seconds} s.</Trans>;
}

function NotSetUp() {
  return (
    <div className={styles.form}>
      <Art name="ape-lost" width={112} />
      <p className={styles.words}>
        <Trans>
          No admin password is set on this server, so nobody can sign in. <code>npm run admin:password</code>{' '}
          makes one, prints it and keeps its hash in the database.
        </Trans>
      </p>
    </div>
  );
}

/** Whole seconds until a moment, counted down; 0 once it is over. */
function useSecondsUntil(moment: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    if (moment <= Date.now()) return undefined;
    const timer = setInterval(() => {
      setNowMs(Date.now());
      if (Date.now() >= moment) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [moment]);
  return Math.max(0, Math.ceil((moment - nowMs) / 1_000));
}
