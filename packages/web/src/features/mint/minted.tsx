/** An ape that is its owner's: what the chain says of it, and what can be done with it. */
import { sentence } from '@lilape/domain/messages/catalogue';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Minted as Outcome } from '#chain/acts/mint.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { isMotionWelcome } from '#shell/page/motion.ts';
import { formatDecimal } from '#shell/text/format.ts';
import { Button, ButtonLink } from '#shell/ui/button.tsx';
import { toast } from '#shell/ui/toast.ts';
import { Joy } from '#ui/joy.tsx';
import { TransactionLink } from '#ui/transaction-link.tsx';
import styles from './front/card.module.css';
import { Line, Slip } from './slip.tsx';
import { StatusBox } from './status-box.tsx';
import type { PictureFile } from './use-picture.ts';

type Props = {
  outcome: Outcome;
  picture: PictureFile;
  /** Puts it away, for the next. */
  onAnother: () => void;
};

/** The success box. @see specification §2 Mint page */
export function Minted({ outcome, picture, onAnother }: Props) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const [isDismissed, setIsDismissed] = useState(false);
  const [isDrawing, setIsDrawing] = useState(false);
  const { tokenId, hash, tokenURI, metadataURI } = outcome;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, and on a phone the ape is above it.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    const first = heading.current?.closest('section');
    if (first !== null && first !== undefined && first.getBoundingClientRect().top < 0)
      first.scrollIntoView({ behavior: isMotionWelcome() ? 'smooth' : 'auto' });
  }, []);
  const number = formatDecimal(String(tokenId), i18n.locale);
  const bytes = picture.value;
  const share = async () => {
    if (bytes === null) return;
    setIsDrawing(true);
    try {
      const { shareApe } = await import('./share-card.ts');
      await shareApe(tokenId, bytes, language);
    } catch {
      toast({
        title: t`The picture could not be made`,
        description: t`Please try again.`,
        variant: 'destructive',
      });
    }
    setIsDrawing(false);
  };
  return (
    <div className={`${styles.card} ${styles.joy}`}>
      <h2 ref={heading} tabIndex={-1}>
        <Trans>LilApe #{number} is yours</Trans>
      </h2>
      <div aria-live="polite">
        {!isDismissed && (
          <StatusBox type="success" onCleared={() => setIsDismissed(true)}>
            {sentence('MINT_SUCCESSFUL', { id: tokenId }, language).text}
          </StatusBox>
        )}
      </div>
      <Slip tokenId={tokenId}>
        <Line name={<Trans>The contract’s word</Trans>}>
          {tokenURI === null ? (
            <Trans>could not be asked again right now</Trans>
          ) : tokenURI === metadataURI ? (
            <Trans>the same file as shown ✓</Trans>
          ) : (
            <Trans>another file: {tokenURI}</Trans>
          )}
        </Line>
      </Slip>
      {hash !== null && <TransactionLink hash={hash} />}
      <div className={styles.actions}>
        <Button isBusy={isDrawing} disabled={bytes === null} onClick={() => void share()}>
          <Trans>Share its picture</Trans>
        </Button>
        <ButtonLink look="secondary" to={`/nft/${tokenId}`}>
          <Trans>See its page</Trans>
        </ButtonLink>
        <Button look="secondary" onClick={onAnother}>
          <Trans>Mint another</Trans>
        </Button>
      </div>
      <Joy />
    </div>
  );
}
