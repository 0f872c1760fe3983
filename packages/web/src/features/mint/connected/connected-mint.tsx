/** The mint of a connected wallet: the ape it is offered on the easel, and the one button that makes it its own. */
import { usePreload } from '#ui/act/use-preload.ts';
import type { Address } from '@lilape/domain/address';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { part } from '#shell/page/part.tsx';
import { useStore } from '#shell/page/use-store.ts';
import { Button, ButtonLink } from '#shell/ui/button.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { accountHere } from '#shell/first/session.ts';
import { useSession } from '#shell/page/use-session.ts';
import { minting } from '#wallet/acts/mint.tsx';
import { useShownActFlow } from '#wallet/followed.ts';
import { chosen, chooseNone, isEaselBusy, missChosen, offeredApe } from '../front/branch/chosen.ts';
import { closedBy } from '../front/closed.tsx';
import { Layout } from '../front/layout.tsx';
import { potsOf } from '../front/pot-states.ts';
import { stats } from '../front/stats-store.ts';
import { ConnectedEasel, type Shown } from './connected-easel.tsx';
import { MintCard } from './mint-card.tsx';
import type { MintedProps } from './minted.tsx';
import { useGone } from './use-gone.ts';
import { useOffer } from './use-offer.ts';
import { askedOf } from './use-offer.ts';
import { usePicture } from './use-picture.ts';

const Minted = part<MintedProps>({
  load: async () => (await import('./minted.tsx')).Minted,
  lost: Lost,
});

/** The mint of one account. */
export function ConnectedMint({ address }: { address: Address }) {
  const session = useSession();
  const { body } = useStore(stats);
  const flow = useShownActFlow(minting);
  const isBusy = flow.status === 'pending';
  const [round, setRound] = useState(0);
  const closed = closedBy(body);
  const isHere = accountHere(session) !== null;
  const { id: chosenId } = useStore(chosen);
  // One that was taken under the owner's hands makes room for the next.
  const isTaken = flow.status === 'error' && isGone(flow.error);
  const offered = useOffer(isHere && closed === null ? address : null, chosenId, `${round} ${isTaken}`);
  useEffect(() => {
    if (isTaken) missChosen();
  }, [isTaken]);
  useEffect(() => {
    if (isGone(offered.error)) missChosen();
  }, [offered.error]);
  const offeredId = offered.offer?.tokenId ?? null;
  useEffect(() => {
    offeredApe.set(offeredId);
    return () => offeredApe.set(null);
  }, [offeredId]);
  const next = () => {
    chooseNone();
    setRound((before) => before + 1);
  };
  const gone = useGone({
    offer: offered.offer,
    body,
    isBusy,
    address,
    onGone: next,
  });
  usePreload(isBusy, Minted);
  useEffect(() => {
    isEaselBusy.set(isBusy);
    return () => isEaselBusy.set(false);
  }, [isBusy]);
  const outcome = flow.status === 'success' ? flow.outcome : null;
  // Who presses another on the branch is through with the one that was minted.
  const isLeft = outcome !== null && chosenId !== null && chosenId !== outcome.tokenId;
  useEffect(() => {
    if (isLeft) minting.dismiss();
  }, [isLeft]);
  const terms = flow.status === 'pending' ? flow.terms : null;
  const shown: Shown | null = outcome ?? terms ?? offered.offer;
  const picture = usePicture(shown?.imageURI ?? null);
  const pots = potsOf({
    offer: terms === null ? offered.asked : 'done',
    picture: askedOf(picture),
    check: terms === null ? checkOf(offered.checked, askedOf(picture)) : askedOf(picture),
    act: flow.status,
  });
  const another = () => {
    minting.dismiss();
    next();
  };
  return (
    <Layout
      easel={<ConnectedEasel shown={shown} picture={picture} outcome={outcome} pots={pots} />}
      isMinted={outcome !== null}
      under={outcome !== null && <Onward tokenId={outcome.tokenId} onAnother={another} />}
    >
      {outcome === null ? (
        <MintCard
          address={address}
          isHere={isHere}
          closed={closed}
          listedPrice={body?.data.mintPrice ?? null}
          offered={offered}
          isChosen={chosenId !== null}
          gone={gone}
          flow={flow}
          pots={pots}
          bytes={picture.value?.length ?? null}
        />
      ) : (
        <Minted outcome={outcome} picture={picture} />
      )}
    </Layout>
  );
}

/** To its page, or to the next. */
function Onward({ tokenId, onAnother }: { tokenId: number; onAnother: () => void }) {
  return (
    <p>
      <ButtonLink to={`/nft/${tokenId}`} look="secondary">
        <Trans>See its page</Trans>
      </ButtonLink>{' '}
      <Button size="small" look="plain" onClick={onAnother}>
        <Trans>Mint another</Trans>
      </Button>
    </p>
  );
}

/** Published is what both files are that the offer names. */
function checkOf(metadata: ReturnType<typeof askedOf>, picture: ReturnType<typeof askedOf>) {
  if (metadata === 'failed' || picture === 'failed') return 'failed';
  if (metadata === 'done' && picture === 'done') return 'done';
  return picture === 'ahead' ? 'ahead' : 'busy';
}

/** Whether an error says that the ape is not to be had any more. */
function isGone(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return code === 'MINT_TAKEN' || code === 'MINT_NOT_ON_BRANCH';
}
