/** A giveaway that cannot go on by itself: a round whose signature never came, or nobody who takes part; and the button for anyone. */
import type { GiveawayBody } from '@lilape/wire/draws';
import { Trans } from '@lingui/react/macro';
import { ConnectToGoOn } from '#draws/connect-to-go-on.tsx';
import type { EndDraft, RenewDraft } from '#chain/acts/giveaway-stuck.ts';
import { part } from '#shell/page/part.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { useSession } from '#shell/wallet/session.ts';

const RenewButton = part<RenewDraft>({
  load: async () => (await import('#draws/buttons/renew-button.tsx')).RenewButton,
  catalog: 'wallet',
  lost: Lost,
});

const EndButton = part<EndDraft>({
  load: async () => (await import('#draws/buttons/end-button.tsx')).EndButton,
  catalog: 'wallet',
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
      {session.status === 'connected' ? <RenewButton round={round} /> : <ConnectToGoOn />}
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
          Nobody takes part, so there’s nothing to draw. Anyone can end it, after which the prizes can be
          burned.
        </Trans>
      </p>
      {session.status === 'connected' ? <EndButton excluded={excluded} /> : <ConnectToGoOn />}
    </>
  );
}
