/** The page of an ape: picture, traits, rarity, owner, history, and how to check all of it; written at build time. */
import { marker } from '@lilape/wire/markers';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { bandWords } from '#content/apes.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { Link } from '#shell/ui/link.tsx';
import { Section } from '#ui/section.tsx';
import styles from './ape-page.module.css';
import { ApeChecks } from './ape-checks.tsx';
import { History } from './ape-history.tsx';
import { Ownership } from './ape-owner.tsx';
import { Rarity } from './ape-rarity.tsx';

const id = marker('id');
/** Pixels of a painting's side. */
const side = 1024;

/** All that follows from the number stands there from the start; `ape.mount.ts` fills in what the chain says. */
export function ApePage() {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <div className={styles.page} data-band={marker('band', bandNames)}>
      <div className={styles.top}>
        <div className={styles.easel}>
          <img
            src={`/api/nft-image/${id}`}
            alt={t`The painting of LilApe #${id}`}
            width={side}
            height={side}
            fetchPriority="high"
            decoding="async"
          />
          <p className={styles.plate} aria-hidden="true">
            #{id}
          </p>
        </div>
        <div className={styles.words}>
          <h1>LilApe #{id}</h1>
          <p className={styles.rare}>
            <strong className={styles.stamp}>
              {marker(
                'band',
                Object.values(bandWords).map((word) => word[language]),
              )}
            </strong>
            <a href="#rarity">
              <Trans>
                Rarity score {marker('score')}, place {marker('firstRank')} to {marker('lastRank')} of 10,000
              </Trans>
            </a>
          </p>
          <Ownership />
          <nav className={styles.beside} aria-label={t`Other apes`}>
            <Link to={`/nft/${marker('previous')}`} rel="prev">
              <ArrowLeft aria-hidden="true" size={18} /> #{marker('previous')}
            </Link>
            <Link to="/gallery">
              <Trans>The jungle wall</Trans>
            </Link>
            <Link to={`/nft/${marker('next')}`} rel="next">
              #{marker('next')} <ArrowRight aria-hidden="true" size={18} />
            </Link>
          </nav>
        </div>
      </div>
      <Rarity />
      <Section id="history" title={t`Where it has been`}>
        <History />
      </Section>
      <ApeChecks />
    </div>
  );
}

const bandNames = ['common', 'uncommon', 'rare', 'epic', 'legendary'];
