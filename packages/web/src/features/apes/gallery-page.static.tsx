/** The jungle wall: what to choose by, the faces, and what stands there instead; written at build time. */
import { LAST_ID } from '@lilape/domain/apes/ids';
import { Trans, useLingui } from '@lingui/react/macro';
import { Columns3, Maximize, Minus, Plus } from 'lucide-react';
import { artAddress } from 'virtual:art';
import { bandWords } from '#content/apes.ts';
import { localizedPath } from '#shell/page/language.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal } from '#shell/text/format.ts';
import { Button, ButtonLink } from '#shell/ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { Stand } from '#ui/stand.tsx';
import { Filters } from './filters.static.tsx';
import styles from './gallery.module.css';

/** Pixels of a small picture's side. */
const side = 256;

/** Heading, filters beside or above, faces. */
export function GalleryPage() {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const all = formatDecimal(String(LAST_ID), i18n.locale);
  return (
    <div className={styles.page} data-wall="" data-state="asking" data-view="faces">
      <div className={styles.head}>
        <h1>{t`The jungle wall`}</h1>
        <p className={styles.count} aria-live="polite">
          <span data-shown="counted">
            <strong data-now="shown">—</strong>{' '}
            <Trans>
              of <span data-now="minted">—</span> minted apes; there will never be more than {all}. Counted
              from the mints up to block <span data-now="block">—</span>.
            </Trans>
          </span>
          <span data-shown="asking">
            <Trans>Asking which apes there are…</Trans>
          </span>
        </p>
        <div className={styles.views}>
          <Choice
            legend={t`How to see them`}
            name="view"
            options={[
              { value: 'faces', label: t`Faces` },
              { value: 'dots', label: t`All 10,000` },
            ]}
          />
        </div>
        <button
          type="button"
          className={styles.columns}
          data-wall-columns=""
          aria-label={t`Larger or smaller faces`}
          title={t`Larger or smaller faces`}
        >
          <Columns3 aria-hidden="true" size={22} />
        </button>
      </div>
      <Filters />
      <div className={styles.wall}>
        <ul className={styles.ghosts} data-shown="asking" aria-hidden="true">
          {Array.from({ length: 18 }, (_, index) => (
            <li key={index} />
          ))}
        </ul>
        <ul
          className={styles.faces}
          data-faces=""
          data-bands={Object.values(bandWords)
            .map((word) => word[language])
            .join('|')}
          data-path={localizedPath('/nft', language)}
          aria-label={t`Minted apes`}
        />
        {/* A template drawn by React has no content of its own. */}
        <ul hidden>
          <li className={styles.face} data-pattern="">
            <a href="/gallery" aria-label="LilApe">
              <img alt="" width={side} height={side} decoding="async" />
              <span data-number="" />
            </a>
          </li>
        </ul>
        <Face />
        <Empty />
      </div>
    </div>
  );
}

/** All apes as dots of one face; its code comes when it is wanted. */
function Face() {
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
        aria-label={t`All 10,000 apes as dots of one face: the rarer, the larger; outlined where not minted yet`}
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
          <Trans>
            The rarer, the larger; outlined where not minted yet. Press to come nearer, press an ape to see
            it.
          </Trans>
        </span>
      </figcaption>
      <p className={styles.lost} role="alert">
        <Trans>The dots did not come. Check your connection and try again.</Trans>
      </p>
    </figure>
  );
}

function Empty() {
  return (
    <>
      <div data-shown="empty">
        <Stand art="sketch-apes">
          <p>
            <Trans>
              The wall is bare: no ape has been minted yet. The first one hangs for ever as number one.
            </Trans>
          </p>
          <ButtonLink to="/mint-nft">
            <Trans>Mint an ape</Trans>
          </ButtonLink>
        </Stand>
      </div>
      <div data-shown="nobody">
        <Stand art="ape-basket">
          <p>
            <Trans>No minted ape is like that, so far.</Trans>
          </p>
          <Button look="secondary" data-wall-clear="">
            <Trans>Show all apes</Trans>
          </Button>
        </Stand>
      </div>
      <div data-shown="failed">
        <Stand art="ape-lost">
          <p>
            <Trans>
              The apes could not be asked for just now. They hang where they hung: what is minted is on the
              chain.
            </Trans>
          </p>
          <Button data-wall-retry="">
            <Trans>Retry</Trans>
          </Button>
        </Stand>
      </div>
      <noscript>
        <p>
          <Trans>
            The wall needs scripts to be hung. Every ape has a page without them: put its number behind /nft/
            in the address.
          </Trans>
        </p>
      </noscript>
    </>
  );
}
