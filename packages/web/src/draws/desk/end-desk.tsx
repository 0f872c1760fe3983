/** The button of whoever ends a giveaway in which nobody takes part. */
import { Trans } from '@lingui/react/macro';
import type { EndDraft } from '#chain/acts/giveaway-stuck.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button } from '#shell/ui/button.tsx';
import { accountHere, useSession } from '#shell/wallet/session.ts';
import { ActStatus } from '#ui/act-status.tsx';
import { endingEmpty } from '#wallet/acts/draws.tsx';
import { useShownActFlow } from '#wallet/followed.ts';
import { SwitchNetwork } from '#wallet/switch-network.tsx';

/** Where somebody ended it before, nothing is sent. */
export function EndDesk(draft: EndDraft) {
  const language = useLanguage();
  const session = useSession();
  const flow = useShownActFlow(endingEmpty);
  if (accountHere(session) === null) return <SwitchNetwork />;
  return (
    <>
      <ActStatus
        flow={flow}
        words={endingEmpty.words}
        ending={endingEmpty.ending(flow, language)}
        onStartAgain={endingEmpty.startAgain}
      />
      <Button
        isBusy={flow.status === 'pending'}
        onClick={() => {
          endingEmpty.dismiss();
          void endingEmpty.start(draft);
        }}
      >
        <Trans>End the giveaway</Trans>
      </Button>
    </>
  );
}
