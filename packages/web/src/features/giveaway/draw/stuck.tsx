/** A giveaway that cannot go on by itself: a round whose signature never came, or nobody who takes part; and the button for anyone. */
import type { GiveawayBody } from '@lilape/wire/draws';
import { Trans } from '@lingui/react/macro';
import { ConnectToGoOn } from '#draws/connect-to-go-on.tsx';
import type { EndDraft, RenewDraft } from '#chain/acts/giveaway-stuck.ts';
import { part } from '#shell/page/part.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { useSession } from '#shell/wallet/session.ts';

const RenewDesk = part<RenewDraft>({
  load: async () => (await import('#draws/desk/renew-desk.tsx')).RenewDesk,
  catalog: 'sale',
  lost: Lost,
});

const EndDesk = part<EndDraft>({
  load: async () => (await import('#draws/desk/end-desk.tsx')).EndDesk,
  catalog: 'sale',
  lost: Lost,
});

/** Beside the field for the signature, which still draws the round if it comes first. */
export function RenewIt({ round }: RenewDraft) {
  const session = useSession();
  return (
    <>
      <p>
        <Trans>
          Nobody submitted this number within 30 days. Anyone can move the draw to a later round: the list and
          the chances stay.
        </Trans>
      </p>
      {session.status === 'connected' ? <RenewDesk round={round} /> : <ConnectToGoOn />}
    </>
  );
}

/** Nothing was sold but to those who take no part. */
export function EndIt({ body: { excluded } }: { body: GiveawayBody }) {
  const session = useSession();
  return (
    <>
      <p>
        <Trans>
          Nobody takes part, so there is nothing to draw. Anyone can end it, after which the prizes can be
          burned.
        </Trans>
      </p>
      {session.status === 'connected' ? <EndDesk excluded={excluded} /> : <ConnectToGoOn />}
    </>
  );
}
