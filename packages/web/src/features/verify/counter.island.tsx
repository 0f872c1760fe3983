/** Starts and holds the count; what it shows comes with the first press. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { part } from '#shell/page/part.tsx';
import { useStore } from '#shell/page/use-store.ts';
import { Button } from '#shell/ui/button.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { Field } from '#ui/field.tsx';
import { type Count, countStore, pauseCount, resumeCount, startCount } from './count-store.ts';
import { isEndpoint } from './endpoint.ts';
import styles from './counter.module.css';

const Counting = part<{ count: Count }>({
  load: async () => (await import('./counting.tsx')).Counting,
  lost: Lost,
});

/** The whole count: what to press, how far it is, every box, and the cheat; `children` stand there until it has begun. */
export function Counter({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const count = useStore(countStore);
  const hasBegun = count.status !== 'idle';
  // What stands there keeps its place until what follows it has come, or is known to be lost.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (!hasBegun) return undefined;
    let isWanted = true;
    void Promise.resolve(Counting.preload()).then(() => isWanted && setIsReady(true));
    return () => {
      isWanted = false;
    };
  }, [hasBegun]);
  return (
    <>
      <section className={styles.counter} aria-label={t`The check`} data-count={count.status}>
        <Controls count={count} />
      </section>
      {hasBegun && isReady ? <Counting count={count} /> : children}
    </>
  );
}

function Controls({ count: { status } }: { count: Count }) {
  const { t } = useLingui();
  const [rpc, setRpc] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const isOn = status === 'running' || status === 'paused';
  const begin = (event: FormEvent) => {
    event.preventDefault();
    const wanted = rpc.trim();
    if (wanted !== '' && !isEndpoint(wanted)) {
      setFault(t`Enter an address that starts with https://`);
      return;
    }
    setFault(null);
    startCount(wanted === '' ? null : wanted);
  };
  return (
    <form className={styles.controls} onSubmit={begin} noValidate>
      <Field
        label={t`Your own RPC endpoint (if you have one)`}
        hint={t`Leave it empty to ask the chain through our server. With your own endpoint, you don’t have to trust even that.`}
        placeholder="https://"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={rpc}
        disabled={isOn}
        fault={fault}
        onChange={({ target }) => setRpc(target.value)}
      />
      <div className={styles.buttons}>
        {!isOn && (
          <Button type="submit" size="large">
            {status === 'idle' ? <Trans>Check everything</Trans> : <Trans>Check once more</Trans>}
          </Button>
        )}
        {status === 'running' && (
          <Button look="secondary" size="large" onClick={pauseCount}>
            <Trans>Pause</Trans>
          </Button>
        )}
        {status === 'paused' && (
          <Button size="large" onClick={resumeCount}>
            <Trans>Resume</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
