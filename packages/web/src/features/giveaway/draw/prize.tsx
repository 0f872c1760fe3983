/** What an address has won: joy, once, and its ape with the button that mints it; comes with the first prize. */
import { nftImage } from '@lilape/wire/endpoints/studio';
import type { GiveawayAccountBody } from '@lilape/wire/draws';
import { fillPath } from '@lilape/wire/endpoint';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { part } from '#shell/page/part.tsx';
import { readStored, writeStored } from '#shell/first/storage.ts';
import { Button, ButtonLink } from '#shell/ui/button.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { openWalletDialog } from '#shell/first/choose-wallet.ts';
import { useSession } from '#shell/page/use-session.ts';
import { Joy } from '#ui/joy.tsx';
import { joyKey } from '../joy-key.ts';
import styles from './prize.module.css';

const PrizeButton = part<{ apeId: number; isMinted: boolean }>({
  load: async () => (await import('./prize-button.tsx')).PrizeButton,
  catalog: 'wallet',
  lost: Lost,
});

export type PrizeProps = Pick<GiveawayAccountBody, 'address' | 'ape'> & { place: number; isTyped: boolean };

/** Only the connected wallet is congratulated. */
export function Prize({ address, place, ape, isTyped }: PrizeProps) {
  return (
    <div className={styles.prize}>
      {!isTyped && <JoyOnce key={address} of={`${address} ${place}`} />}
      {ape !== null && <Ape key={ape.tokenId} apeId={ape.tokenId} isMinted={ape.isMinted} />}
    </div>
  );
}

function Ape({ apeId, isMinted }: { apeId: number; isMinted: boolean }) {
  const { t } = useLingui();
  const session = useSession();
  return (
    <>
      <img
        src={fillPath(nftImage.path, { id: String(apeId) })}
        alt={t`Ape #${apeId}`}
        width={240}
        height={240}
        loading="lazy"
        decoding="async"
      />
      <p>
        {isMinted ? (
          <Trans>Ape #{apeId} is minted, to the wallet that won it.</Trans>
        ) : (
          <Trans>
            It’s ready to be minted, for the network fee alone. Anyone can mint it; the ape goes to the
            winner.
          </Trans>
        )}
      </p>
      {session.status === 'connected' ? (
        <PrizeButton apeId={apeId} isMinted={isMinted} />
      ) : isMinted ? (
        <ButtonLink to={`/nft/${apeId}`} look="secondary">
          <Trans>See its page</Trans>
        </ButtonLink>
      ) : (
        <Button onClick={() => openWalletDialog()}>
          <Trans>Connect a wallet to mint it</Trans>
        </Button>
      )}
    </>
  );
}

/** A winner is congratulated once; afterwards the page is calm. */
function JoyOnce({ of }: { of: string }) {
  const [isFirst] = useState(() => {
    const isNew = readStored(joyKey) !== of;
    if (isNew) writeStored(joyKey, of);
    return isNew;
  });
  return isFirst ? <Joy /> : null;
}
