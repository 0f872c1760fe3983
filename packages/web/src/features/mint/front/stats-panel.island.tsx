/** The live mint stats: how many, of which bands, at which price, and the newest. @see specification §2 Mint page */
import type { MintStatsBody } from '@lilape/wire/apes';
import { Trans, useLingui } from '@lingui/react/macro';
import { bandWords } from '#content/apes.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { useStore } from '#shell/page/use-store.ts';
import { contracts } from '#shell/first/deployment.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { shortAddress } from '#shell/first/short-address.ts';
import { Blank, stateOfFigures } from '#shell/ui/blank.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Link } from '#shell/ui/link.tsx';
import { Age } from './age.tsx';
import { refreshStats, stats } from './stats-store.ts';
import { Fact, Facts } from '#ui/facts.tsx';
import styles from './stats-panel.module.css';
import said from '#ui/said.module.css';

/** Loading, an error with Retry beside the last answer, or loaded; nothing where there is nothing to count. */
export function StatsPanel() {
  const { t } = useLingui();
  const { body, readAtMs, error, isLoading } = useStore(stats);
  const hasFailed = error !== null && !isLoading;
  if (contracts.nft === null) return null;
  return (
    <section className={styles.panel} aria-labelledby="stats-title">
      <div className={styles.head}>
        <h2 id="stats-title">
          <Trans>Minted so far</Trans>
        </h2>
        <Age readAtMs={body === null ? null : readAtMs} hasFailed={hasFailed} />
      </div>
      {hasFailed && (
        <div className={said.failed} role="alert">
          <p>
            <Trans>We can’t read the counts right now.</Trans>
          </p>
          <Button look="secondary" size="small" onClick={() => void refreshStats()}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      )}
      <div
        className={styles.columns}
        aria-label={t`Mint stats`}
        data-figures={stateOfFigures(body !== null, hasFailed)}
      >
        <Totals body={body} />
        <Bands body={body} />
        <Recent body={body} hasFailed={hasFailed} />
      </div>
    </section>
  );
}

type Loaded = { body: MintStatsBody | null };

function Totals({ body }: Loaded) {
  const { i18n } = useLingui();
  const grouped = (value: number) => formatDecimal(String(value), i18n.locale);
  return (
    <Facts look="figures" className={styles.totals}>
      <Fact name={<Trans>Total minted</Trans>}>
        {body === null ? <Blank sample="1,234" /> : grouped(body.data.totalMinted)}
        <span className={styles.of}>
          <Trans>of {grouped(10_000)}</Trans>
        </span>
      </Fact>
      <Fact name={<Trans>Price</Trans>}>
        {body?.data.mintPrice === undefined ? (
          <Blank sample="0.009" />
        ) : (
          formatDecimal(body.data.mintPrice, i18n.locale)
        )}{' '}
        ETH
      </Fact>
    </Facts>
  );
}

const bands = Object.keys(bandWords) as (keyof typeof bandWords)[];

/** Real counts, painted against all that are minted. */
function Bands({ body }: Loaded) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const counts = body?.data.mintsByRarity;
  return (
    <ul className={styles.bands}>
      {bands.map((band) => (
        <li key={band}>
          <span>{bandWords[band][language]}</span>
          <progress
            className={styles.bar}
            data-band={band}
            max={body?.data.totalMinted || 1}
            value={counts?.[band] ?? 0}
            aria-hidden="true"
          />
          <span className={styles.count}>
            {counts === undefined ? <Blank sample="123" /> : formatDecimal(String(counts[band]), i18n.locale)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** As many as stand beside the counts. */
const shownMints = 5;
const places = Array.from({ length: shownMints }, (_, index) => index);

function Recent({ body, hasFailed }: Loaded & { hasFailed: boolean }) {
  const mints = body?.data.recentMints.slice(0, shownMints) ?? [];
  return (
    <div className={styles.recent}>
      <h3>
        <Trans>Newest</Trans>
      </h3>
      {body !== null && mints.length === 0 && (
        <p>
          <Trans>No apes minted yet. Number one is up for grabs.</Trans>
        </p>
      )}
      <ol className={styles.mints}>
        {body === null &&
          !hasFailed &&
          places.map((place) => (
            <li key={place} className={styles.mint} aria-hidden="true">
              <Blank sample="ape" />
            </li>
          ))}
        {mints.map(({ tokenId, rarityScore, walletAddress, thumbnail }) => (
          <li key={tokenId}>
            <Link to={`/nft/${tokenId}`} className={styles.mint}>
              <img src={thumbnail} alt="" width={44} height={44} loading="lazy" />
              <span className={styles.name}>#{tokenId}</span>
              <span className={styles.score}>{rarityScore}</span>
              <code>{shortAddress(walletAddress)}</code>
            </Link>
          </li>
        ))}
      </ol>
      {(body === null || mints.length > 0) && (
        <p>
          <Link to="/gallery">
            <Trans>The jungle wall</Trans>
          </Link>
        </p>
      )}
    </div>
  );
}
