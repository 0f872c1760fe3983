/** Why the card did not arrive, and when it can be sent again. */
import { AppError } from '@lilape/domain/app-error';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { part } from '#shell/page/part.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import said from '#ui/said.module.css';

const loadFault = async () => (await import('#ui/fault.tsx')).Fault;
const Fault = part({ load: loadFault, lost: Lost });

/** The sentence about a lost connection has to be here before the connection is lost. What does not come is asked for again. */
export const askForFaults = () => void loadFault().catch(() => undefined);

/** The sentence, and the seconds of a wait as they go by; its place is always there for screen readers. */
export function Failure({ error }: { error: unknown }) {
  const waits = error instanceof AppError && error.code === 'TOO_MANY_REQUESTS';
  return (
    <div className={said.alert} role="alert">
      {error !== null && !waits && <Fault error={error} />}
      {waits && <Wait key={String(error.values['seconds'])} seconds={Number(error.values['seconds'])} />}
    </div>
  );
}

function Wait({ seconds }: { seconds: number }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const endsAtMs = Date.now() + seconds * 1_000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((endsAtMs - Date.now()) / 1_000))), 500);
    return () => clearInterval(timer);
  }, [seconds]);
  return left > 0 ? (
    <Trans>Too many postcards at once. This one can go in {left} s; it is kept here.</Trans>
  ) : (
    <Trans>You can send it again now.</Trans>
  );
}
