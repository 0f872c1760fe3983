/** The button of a visitor on another network. */
import { Trans } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { switchNetwork } from './actor.ts';

/** Asks the wallet to switch to the network of the site. */
export function SwitchNetwork(look: Pick<ComponentProps<typeof Button>, 'size' | 'isWide'>) {
  const [isAsking, setIsAsking] = useState(false);
  const ask = async () => {
    setIsAsking(true);
    // The wallet says itself what went wrong; the button stays.
    await switchNetwork().catch(() => {});
    setIsAsking(false);
  };
  return (
    <Button {...look} isBusy={isAsking} onClick={() => void ask()}>
      <Trans>Switch network</Trans>
    </Button>
  );
}
