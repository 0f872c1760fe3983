/** All 10,000 apes as dots that form one face; painted by `wall/dots`. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Maximize, Minus, Plus } from 'lucide-react';
import { artAddress } from 'virtual:art';
import { bandWords } from '#content/apes.ts';
import { localizedPath } from '@lilape/domain/languages';
import { useLanguage } from '#shell/page/use-language.ts';
import styles from './dots.module.css';

/** The canvas and what stands around it; the code that paints comes when it is wanted. */
export function Dots() {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <figure
      className={styles.dots}
      data-dots=""
      data-drawing={artAddress('logo-mark')}
      data-path={localizedPath('/nft', language)}
      data-bands={Object.values(bandWords)
        .map((word) => word[language])
        .join('|')}
      data-free={t`not minted yet`}
    >
      <canvas
        tabIndex={0}
        aria-label={t`All 10,000 apes as dots of one face: the rarer, the larger; yellow where minted`}
      />
      <div className={styles.zoom}>
        <button type="button" data-zoom="in" aria-label={t`Nearer`} title={t`Nearer`}>
          <Plus aria-hidden="true" size={22} />
        </button>
        <button type="button" data-zoom="out" aria-label={t`Farther`} title={t`Farther`}>
          <Minus aria-hidden="true" size={22} />
        </button>
        <button type="button" data-zoom="whole" aria-label={t`All of it`} title={t`All of it`}>
          <Maximize aria-hidden="true" size={22} />
        </button>
      </div>
      <figcaption>
        <span data-said="">
          <Trans>The rarer, the larger; yellow if minted. Press to zoom in, press an ape to see it.</Trans>
        </span>
      </figcaption>
      <p className={styles.lost} role="alert">
        <Trans>The dots didn’t load. Check your connection and try again.</Trans>
      </p>
    </figure>
  );
}
