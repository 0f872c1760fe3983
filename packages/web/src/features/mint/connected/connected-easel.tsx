/** The easel of a connected wallet: the ape that is offered, minted or just minted. */
import { winkOf } from '@lilape/art/nft/wink';
import { rarityOf } from '@lilape/domain/apes/rarity';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Minted } from '#chain/acts/mint.ts';
import { bandWords } from '#content/apes.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { Art } from '#shell/ui/art.tsx';
import { Easel } from '../front/easel.tsx';
import type { Pots } from '../front/pot-states.ts';
import { Picture } from './picture.tsx';
import styles from './picture.module.css';
import { traitsText } from './slip.tsx';
import type { PictureFile } from './use-picture.ts';

/** An ape, by whoever names it: the studio, the act or the chain. */
export type Shown = { readonly tokenId: number | bigint; readonly imageURI: string };

type Props = { shown: Shown | null; picture: PictureFile; outcome: Minted | null; pots: Pots };

/** The picture with its number; what became of it, where there is none yet. */
export function ConnectedEasel({ shown, picture, outcome, pots }: Props) {
  const language = useLanguage();
  // A page that comes back to a mint under way has seen its ape already.
  const [isFresh] = useState(shown === null);
  if (shown === null)
    return (
      <Easel plate="#…">
        <Waiting traits={pots.traits} />
      </Easel>
    );
  const id = Number(shown.tokenId);
  const number = `#${id}`;
  const { band, score } = rarityOf(id);
  const plate =
    outcome === null ? (
      number
    ) : (
      <>
        LilApe {number}
        <small>
          {bandWords[band][language]} · {score}
        </small>
      </>
    );
  return (
    <Easel plate={plate} isTaken={outcome !== null}>
      {picture.value === null ? (
        <Missing isMinted={outcome !== null} hasFailed={picture.error !== null} />
      ) : (
        <Picture
          key={shown.imageURI}
          tokenId={id}
          imageURI={shown.imageURI}
          bytes={picture.value}
          traits={traitsText(id, language)}
          isNew={isFresh && outcome === null}
        />
      )}
      {outcome !== null && picture.value !== null && (
        <img className={styles.wink} src={asImage(winkOf(id))} alt="" />
      )}
    </Easel>
  );
}

/** Nothing is offered: not yet, not to a wallet on another network, or not any more. */
function Waiting({ traits }: Pick<Pots, 'traits'>) {
  return (
    <div className={styles.wait}>
      <Art name={traits === 'failed' ? 'ape-puzzled' : 'sketch-apes'} width={160} isEager />
      {traits === 'busy' && (
        <p>
          <Trans>The studio is painting yours…</Trans>
        </p>
      )}
    </div>
  );
}

/** A picture that has not come; a paid one is on IPFS whether it comes or not. */
function Missing({ isMinted, hasFailed }: { isMinted: boolean; hasFailed: boolean }) {
  return (
    <output className={styles.wait}>
      <Art name={hasFailed ? 'ape-puzzled' : 'sketch-apes'} width={160} isEager />
      <span>
        {!hasFailed ? (
          <Trans>The picture is coming…</Trans>
        ) : isMinted ? (
          <Trans>
            The ape is yours, and its picture is kept. The studio isn’t answering right now; this page tries
            again by itself.
          </Trans>
        ) : (
          <Trans>The picture didn’t load. This page tries again by itself.</Trans>
        )}
      </span>
    </output>
  );
}

/** A drawing as an address that holds it. */
function asImage(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
