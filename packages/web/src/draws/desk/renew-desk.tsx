/** The button of whoever has the giveaway wait for another round. */
import { Trans } from '@lingui/react/macro';
import type { RenewDraft } from '#chain/acts/giveaway-stuck.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button } from '#shell/ui/button.tsx';
import { accountHere, useSession } from '#shell/wallet/session.ts';
import { ActStatus } from '#ui/act-status.tsx';
import { renewing } from '#wallet/acts/draws.tsx';
import { useShownActFlow } from '#wallet/followed.ts';
import { SwitchNetwork } from '#wallet/switch-network.tsx';

/** `round` as the site knows it: where somebody exchanged it before, nothing is sent. */
export function RenewDesk(draft: RenewDraft) {
  const language = useLanguage();
  const session = useSession();
  const flow = useShownActFlow(renewing);
  if (accountHere(session) === null) return <SwitchNetwork />;
  return (
    <>
      <ActStatus
        flow={flow}
        words={renewing.words}
        ending={renewing.ending(flow, language)}
        onStartAgain={renewing.startAgain}
      />
      <Button
        isBusy={flow.status === 'pending'}
        onClick={() => {
          renewing.dismiss();
          void renewing.start(draft);
        }}
      >
        <Trans>Take another round</Trans>
      </Button>
    </>
  );
}
