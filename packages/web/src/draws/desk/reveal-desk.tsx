/** The button of whoever hands in the beacon's signature. */
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button } from '#shell/ui/button.tsx';
import { accountHere, useSession } from '#shell/wallet/session.ts';
import { ActStatus } from '#ui/act-status.tsx';
import { revealing } from '#wallet/acts/draws.tsx';
import { useShownActFlow } from '#wallet/followed.ts';
import { SwitchNetwork } from '#wallet/switch-network.tsx';

/** `signature` as it was published or pasted; the act checks it before it asks the wallet. */
export function RevealDesk({ drawId, signature }: { drawId: number; signature: string }) {
  const language = useLanguage();
  const session = useSession();
  const flow = useShownActFlow(revealing);
  if (accountHere(session) === null) return <SwitchNetwork />;
  return (
    <>
      <ActStatus
        flow={flow}
        words={revealing.words}
        ending={revealing.ending(flow, language)}
        onStartAgain={revealing.startAgain}
      />
      <Button
        isBusy={flow.status === 'pending'}
        disabled={signature.trim() === ''}
        onClick={() => {
          revealing.dismiss();
          void revealing.start({ drawId, signature });
        }}
      >
        <Trans>Hand in the number</Trans>
      </Button>
    </>
  );
}
