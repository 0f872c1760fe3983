/** The sheet of stickers, each with its two buttons. */
import type { StickerName } from '@lilape/art/stickers/stickers';
import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Download } from 'lucide-react';
import { captions } from './captions.ts';
import styles from './sheet.module.css';

/** Pixels of a picture's side. */
const side = 512;

/** All twelve, laid on their backing paper. */
export function StickerSheet() {
  const { t } = useLingui();
  return (
    <section className={styles.sheet} aria-label={t`The sheet of stickers`}>
      <ul>
        {Object.entries(captions).map(([name, caption]) => (
          <Sticker key={name} name={name as StickerName} caption={t(caption)} />
        ))}
      </ul>
    </section>
  );
}

function Sticker({ name, caption }: { name: StickerName; caption: string }) {
  const { t } = useLingui();
  return (
    <li className={styles.sticker}>
      <img
        src={`/stickers/${name}.webp`}
        alt={caption}
        width={side}
        height={side}
        loading="lazy"
        decoding="async"
      />
      <div className={styles.acts}>
        <button
          type="button"
          value={name}
          aria-label={t`Copy ${caption}`}
          data-copied={t`Copied. Paste it into a chat.`}
          data-linked={t`The link of the picture is copied: this browser copies no pictures.`}
          data-failed={t`It could not be copied. Save it instead.`}
        >
          <Copy aria-hidden="true" size={18} />
          <span>
            <Trans>Copy</Trans>
          </span>
          <output className={styles.said} />
        </button>
        <a href={`/stickers/${name}.png`} download={`lilape-${name}.png`} aria-label={t`Save ${caption}`}>
          <Download aria-hidden="true" size={18} />
          <span>
            <Trans>Save</Trans>
          </span>
        </a>
      </div>
    </li>
  );
}
