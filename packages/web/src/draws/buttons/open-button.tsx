/** The button of the contract's owner, who opens a draw. */
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button } from '#shell/ui/button.tsx';
import { accountHere } from '#shell/first/session.ts';
import { useSession } from '#shell/page/use-session.ts';
import { ActStatus } from '#ui/act/act-status.tsx';
import { openingDraw } from '#wallet/acts/draws.tsx';
import { useShownActFlow } from '#wallet/followed.ts';
import { SwitchNetwork } from '#wallet/switch-network.tsx';

/** Its success ends in the page's own place for it. The act reads the list behind `listCid` and counts it before it asks the wallet. */
export function OpenButton({ launch, listCid }: { launch: number; listCid: string }) {
  const language = useLanguage();
  const session = useSession();
  const flow = useShownActFlow(openingDraw);
  const [isStarted, setIsStarted] = useState(false);
  if (accountHere(session) === null) return <SwitchNetwork />;
  const isPending = flow.status === 'pending';
  // Several may wait for their draw side by side; what was left open before a reload says which one it is.
  const isMine = isStarted || (isPending && flow.terms?.launch === BigInt(launch));
  return (
    <>
      {isMine && flow.status !== 'success' && (
        <ActStatus
          flow={flow}
          words={openingDraw.words}
          ending={openingDraw.ending(flow, language)}
          onStartAgain={openingDraw.startAgain}
        />
      )}
      <Button
        isBusy={isPending && isMine}
        disabled={isPending}
        onClick={() => {
          setIsStarted(true);
          openingDraw.dismiss();
          void openingDraw.start({ launch, listCid });
        }}
      >
        <Trans>Open the draw</Trans>
      </Button>
    </>
  );
}
