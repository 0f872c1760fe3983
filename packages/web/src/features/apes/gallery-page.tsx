/** The jungle wall: what to choose by, the faces, and what stands there instead; written at build time. */
import { LAST_ID } from '@lilape/domain/apes/ids';
import { Trans, useLingui } from '@lingui/react/macro';
import { Columns3 } from 'lucide-react';
import { bandWords } from '#content/apes.ts';
import { localizedPath } from '@lilape/domain/languages';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { Button, ButtonLink } from '#shell/ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { Stand } from '#ui/card/stand.tsx';
import { Dots } from './dots.tsx';
import faces from './faces.module.css';
import { Filters } from './filters.tsx';
import styles from './gallery.module.css';

/** Pixels of a small picture's side. */
const side = 256;

/** Heading, filters beside or above, faces or dots: the frame of the dots until it is known which of them the address asks for. */
export function GalleryPage() {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const all = formatDecimal(String(LAST_ID), i18n.locale);
  return (
    <div id="wall" className={styles.page} data-wall="" data-state="asking" data-view="dots">
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
          <span data-shown="all">
            <strong data-now="shown">—</strong>{' '}
            <Trans>
              of {all} apes, <span data-now="minted">—</span> minted. Counted from the mints up to block{' '}
              <span data-now="block">—</span>.
            </Trans>
          </span>
          <span data-shown="owned">
            <strong data-now="owner" data-own={t`Yours`}>
              —
            </strong>
            {': '}
            <strong data-now="shown">—</strong>{' '}
            <Trans>
              of <span data-now="minted">—</span> minted apes, up to block <span data-now="block">—</span>.
            </Trans>
          </span>
          <span data-shown="asking">
            <Trans>Loading the apes…</Trans>
          </span>
        </p>
        <div className={styles.views}>
          <Choice
            legend={t`How to see them`}
            name="view"
            value="dots"
            options={[
              { value: 'faces', label: t`Faces` },
              { value: 'dots', label: t`All 10,000` },
            ]}
          />
          <Button look="plain" size="small" data-wall-clear="">
            <Trans>Show all apes</Trans>
          </Button>
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
        <ul className={faces.ghosts} data-shown="asking" aria-hidden="true">
          {Array.from({ length: 18 }, (_, index) => (
            <li key={index} />
          ))}
        </ul>
        <ul
          className={faces.faces}
          data-faces=""
          data-bands={Object.values(bandWords)
            .map((word) => word[language])
            .join('|')}
          data-path={localizedPath('/nft', language)}
          aria-label={t`Minted apes`}
        />
        {/* A template painted by React has no content of its own. */}
        <ul hidden>
          <li className={faces.face} data-pattern="">
            <a href="/gallery" aria-label="LilApe">
              <img alt="" width={side} height={side} decoding="async" />
              <span data-number="" />
            </a>
          </li>
        </ul>
        <Dots />
        <Empty />
      </div>
    </div>
  );
}

function Empty() {
  return (
    <>
      <div data-shown="empty">
        <Stand art="sketch-apes">
          <p>
            <Trans>An empty wall. The first ape minted hangs here first, for ever.</Trans>
          </p>
          <ButtonLink to="/mint-nft">
            <Trans>Mint an ape</Trans>
          </ButtonLink>
        </Stand>
      </div>
      <div data-shown="nobody">
        <Stand art="ape-basket">
          <p>
            <Trans>No apes match. Yet.</Trans>
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
              We can’t load the apes right now. They aren’t affected: what is minted is on the chain.
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
            The wall needs scripts. Every ape has a page without them: put its number after /nft/ in the
            address.
          </Trans>
        </p>
      </noscript>
    </>
  );
}
