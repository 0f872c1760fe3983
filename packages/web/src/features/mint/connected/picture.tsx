/** The picture on the easel: painted before the eyes of its owner, or there at once where nothing shall move. */
import { cidOfUri } from '@lilape/domain/ipfs';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { publishedPath } from '#api/studio-api.ts';
import { isMotionWelcome } from '#shell/first/motion.ts';
import { paint } from './brush.ts';
import styles from './picture.module.css';

const canvasSide = 640;

type Props = {
  tokenId: number;
  imageURI: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Names what makes it an ape like no other, for who cannot see it. */
  traits: string;
  /** Whether it may be painted stroke by stroke. */
  isNew: boolean;
};

/** The picture; a press ends the painting. */
export function Picture({ tokenId, imageURI, bytes, traits, isNew }: Props) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isPainting, setIsPainting] = useState(() => isNew && isMotionWelcome());
  useEffect(() => {
    if (!isPainting) return undefined;
    let stop = () => {};
    let isWanted = true;
    const begin = async () => {
      try {
        const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        if (isWanted && canvas.current !== null)
          stop = paint(canvas.current, picture, () => setIsPainting(false));
      } catch {
        // A browser that cannot decode it here shows the picture itself.
        if (isWanted) setIsPainting(false);
      }
    };
    void begin();
    return () => {
      isWanted = false;
      stop();
    };
  }, [isPainting, bytes]);
  return (
    <>
      <img
        className={styles.picture}
        src={publishedPath(cidOfUri(imageURI) ?? '')}
        alt={t`Ape ${tokenId}: ${traits}`}
        width={1024}
        height={1024}
        hidden={isPainting}
      />
      {isPainting && (
        <>
          <canvas
            ref={canvas}
            className={styles.picture}
            width={canvasSide}
            height={canvasSide}
            aria-hidden="true"
          />
          <button type="button" className={styles.skip} onClick={() => setIsPainting(false)}>
            <Trans>Skip the painting</Trans>
          </button>
        </>
      )}
    </>
  );
}
