/** Shares a picture of what was done; the person decides where. */
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#shell/ui/button.tsx';

/** `share` paints and hands over; null until there is what the picture shows. Says so itself where nothing was painted. */
export function ShareButton({ share }: { share: (() => Promise<void>) | null }) {
  const [state, setState] = useState<'idle' | 'drawing' | 'failed'>('idle');
  const press = async () => {
    setState('drawing');
    try {
      await share?.();
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <Button
      look="secondary"
      isWide
      isBusy={state === 'drawing'}
      disabled={share === null}
      onClick={() => void press()}
    >
      {state === 'failed' ? <Trans>No picture. Try again</Trans> : <Trans>Share a picture</Trans>}
    </Button>
  );
}
