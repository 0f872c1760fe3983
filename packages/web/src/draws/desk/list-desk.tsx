/** The button of whoever lists the giveaway's entrants in its contract. */
import { Trans } from '@lingui/react/macro';
import type { ListDraft } from '#chain/acts/list-entrants.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button } from '#shell/ui/button.tsx';
import { accountHere, useSession } from '#shell/wallet/session.ts';
import { ActStatus } from '#ui/act-status.tsx';
import { listing } from '#wallet/acts/draws.tsx';
import { useShownActFlow } from '#wallet/followed.ts';
import { SwitchNetwork } from '#wallet/switch-network.tsx';

/** As many transactions as it takes, from the first entrant who is not listed yet. */
export function ListDesk(draft: ListDraft) {
  const language = useLanguage();
  const session = useSession();
  const flow = useShownActFlow(listing);
  if (accountHere(session) === null) return <SwitchNetwork />;
  return (
    <>
      <ActStatus
        flow={flow}
        words={listing.words}
        ending={listing.ending(flow, language)}
        onStartAgain={listing.startAgain}
      />
      <Button
        isBusy={flow.status === 'pending'}
        onClick={() => {
          listing.dismiss();
          void listing.start(draft);
        }}
      >
        <Trans>List the buyers</Trans>
      </Button>
    </>
  );
}
