/** The button of whoever names the winners to the contract. */
import { Trans } from '@lingui/react/macro';
import type { SettleDraft } from '#chain/acts/settle.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button } from '#shell/ui/button.tsx';
import { accountHere, useSession } from '#shell/wallet/session.ts';
import { ActStatus } from '#ui/act-status.tsx';
import { settling } from '#wallet/acts/draws.tsx';
import { useShownActFlow } from '#wallet/followed.ts';
import { SwitchNetwork } from '#wallet/switch-network.tsx';

/** As many transactions as it takes, from the first place that has no winner yet. */
export function SettleDesk(draft: SettleDraft) {
  const language = useLanguage();
  const session = useSession();
  const flow = useShownActFlow(settling);
  if (accountHere(session) === null) return <SwitchNetwork />;
  return (
    <>
      <ActStatus
        flow={flow}
        words={settling.words}
        ending={settling.ending(flow, language)}
        onStartAgain={settling.startAgain}
      />
      <Button
        isBusy={flow.status === 'pending'}
        onClick={() => {
          settling.dismiss();
          void settling.start(draft);
        }}
      >
        <Trans>Name the winners</Trans>
      </Button>
    </>
  );
}
