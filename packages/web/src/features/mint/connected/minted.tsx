/** How a mint ends: what the chain says of the ape, and what can be done with it. */
import { rarityOf } from '@lilape/domain/apes/rarity';
import { sentence } from '@lilape/domain/messages/catalogue';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Minted as Outcome } from '#chain/acts/mint.ts';
import { bandWords } from '#content/apes.ts';
import { isMotionWelcome } from '#shell/first/motion.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { Art } from '#shell/ui/art.tsx';
import { ChainEnding } from '#ui/ending/chain-ending.tsx';
import { clearedAfterMs } from './status-box.tsx';
import status from './status-box.module.css';
import { useTraitRows } from './use-trait-rows.tsx';
import type { PictureFile } from './use-picture.ts';

/** Below the heading there is room for what it is: its band and score. */
const underHeadingPx = 64;

export type MintedProps = {
  outcome: Outcome;
  picture: PictureFile;
};

/** The success box. @see specification §2 Mint page */
export function Minted({ outcome, picture }: MintedProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { tokenId, hash, tokenURI, metadataURI } = outcome;
  const place = useRef<HTMLDivElement>(null);
  const [isNew, setIsNew] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsNew(false), clearedAfterMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // On a phone the ape is above it: as much of that as leaves the heading, which has the focus, in sight.
    const above = place.current?.closest('section');
    const heading = document.activeElement;
    if (above == null || heading === null) return;
    const hiddenPx =
      Number.parseFloat(getComputedStyle(above).scrollMarginTop) - above.getBoundingClientRect().top;
    const room = innerHeight - heading.getBoundingClientRect().bottom - underHeadingPx;
    const up = Math.min(hiddenPx, room);
    if (up > 0) scrollBy({ top: -up, behavior: isMotionWelcome() ? 'smooth' : 'auto' });
  }, []);
  const { score, band } = rarityOf(tokenId);
  const bytes = picture.value;
  const word =
    tokenURI === null
      ? t`couldn’t be checked again right now`
      : tokenURI === metadataURI
        ? t`the same file as shown ✓`
        : t`another file: ${tokenURI}`;
  return (
    <div ref={place}>
      <ChainEnding
        title={t`LilApe #${tokenId} is yours`}
        figure={bandWords[band][language]}
        unit={`· ${score}`}
        says={
          isNew ? (
            <Said text={sentence('MINT_SUCCESSFUL', { id: tokenId }, language).text} />
          ) : (
            t`It’s in your wallet.`
          )
        }
        hash={hash}
        rows={[...useTraitRows(tokenId), [t`In the contract`, word]]}
        next={{ to: '/staking', words: <Trans>Double a stake with it</Trans> }}
        share={
          bytes === null
            ? null
            : async () => (await import('./share-card.ts')).shareApe(tokenId, bytes, language)
        }
      />
    </div>
  );
}

/** The sentence with its emoji as a drawing: a machine without a font of them shows an empty box. */
function Said({ text }: { text: string }) {
  return (
    <>
      <span className={status.sign}>
        <Art name="banana" width={24} alt="🎉" />
      </span>{' '}
      {text.replace(/^🎉 /u, '')}
    </>
  );
}
