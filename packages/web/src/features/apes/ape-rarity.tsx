/** The traits of an ape, each with how many have it, and the rule by which they become a score and a place. */
import { CATALOGUE, LAYERS, type Layer } from '@lilape/domain/apes/catalogue';
import { BANDS } from '@lilape/domain/apes/rarity';
import { marker } from '@lilape/wire/markers';
import { Trans, useLingui } from '@lingui/react/macro';
import { bandWords, layerWords } from '#content/apes.ts';
import { traitWord } from '#content/trait-words.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { Link } from '#shell/ui/link.tsx';
import { Section } from '#ui/section.tsx';
import said from '#ui/said.module.css';
import table from '#ui/table/table.module.css';
import styles from './ape-rarity.module.css';

/** Traits with their counts, then bands with theirs. */
export function Rarity() {
  const { t } = useLingui();
  return (
    <Section id="rarity" title={t`What it is made of`} look="dots">
      <div className={styles.rarity}>
        <Traits />
        <Bands />
      </div>
    </Section>
  );
}

function Traits() {
  const language = useLanguage();
  return (
    <div className={styles.traits}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Trait</Trans>
            </th>
            <th scope="col">
              <Trans>of&nbsp;10,000</Trans>
            </th>
            <th scope="col">
              <Trans>minted</Trans>
            </th>
            <th scope="col">
              <Trans>points</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {LAYERS.map((layer) => (
            <tr key={layer}>
              <th scope="row">
                <span>
                  {layerWords[layer][language]}
                  <CatalogueName layer={layer} />
                </span>
                <TraitName layer={layer} />
              </th>
              <td>{marker(`${layer}Apes`)}</td>
              <td data-fill={`trait ${layer}`}>—</td>
              <td>{marker(`${layer}Points`)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              <Trans>Rarity score: their mean, rounded</Trans>
            </th>
            <td>{marker('score')}</td>
          </tr>
        </tfoot>
      </table>
      <p className={said.small}>
        <Trans>
          “Of 10,000” follows from the numbers alone; “minted” is counted from the mints up to block{' '}
          <span data-fill="block">—</span>. A trait’s points are 100 minus its share in the published
          catalogue.
        </Trans>
      </p>
    </div>
  );
}

/** The name of the catalogue, as wallets and markets show it, where the page has a word of its own. */
function CatalogueName({ layer }: { layer: Layer }) {
  const language = useLanguage();
  const names = CATALOGUE[layer].map((trait) =>
    trait.file === null || traitWord(trait, language) === trait.name ? '' : ` · ${trait.name}`,
  );
  return names.every((name) => name === '') ? null : <span lang="en">{marker(`${layer}Option`, names)}</span>;
}

/** What the page calls it; it leads to all that have it. */
function TraitName({ layer }: { layer: Layer }) {
  const { t } = useLingui();
  const language = useLanguage();
  const name = marker(
    `${layer}Option`,
    CATALOGUE[layer].map((trait) => traitWord(trait, language)),
  );
  const trait = layerWords[layer][language];
  if (layer === 'body') return <strong>{name}</strong>;
  return (
    <Link
      to={`/gallery?${layer}=${marker(`${layer}Name`)}`}
      aria-label={t`All minted apes. ${trait}: ${name}`}
    >
      {name}
    </Link>
  );
}

function Bands() {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (
    <div className={styles.bands}>
      <p>
        <Trans>
          {marker('alike')} apes have this very score, so they share places {marker('firstRank')} to{' '}
          {marker('lastRank')}. What tells them apart is the brush: coat, colours, pattern and marks follow
          from the number, and no two of the 10,000 are alike.
        </Trans>
      </p>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Band</Trans>
            </th>
            <th scope="col">
              <Trans>Score</Trans>
            </th>
            <th scope="col">
              <Trans>of&nbsp;10,000</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {BANDS.toReversed().map(({ name, from, to, apes }) => (
            <tr key={name} data-of-band={name}>
              <th scope="row">{bandWords[name][language]}</th>
              <td>{from === to ? from : `${from}–${to}`}</td>
              <td>{formatDecimal(String(apes), i18n.locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={said.small}>
        <Trans>
          The catalogue and the bands are fixed: their hashes have been in the contract since its first block.
        </Trans>
      </p>
    </div>
  );
}
