/** What exists of the token, who receives it, and how the sale can end. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SHARES, SHARE_TOKENS } from '@lilape/domain/shares';
import { TOKEN } from '@lilape/domain/token';
import { STAGE_COUNT } from '@lilape/domain/presale/stages';
import { shareNames } from '#content/home/shares.ts';
import { mostLeft } from '#content/market.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { Link } from '#shell/ui/link.tsx';
import { formatDecimal } from '#shell/first/format.ts';
import { Fold } from '#ui/fold.tsx';
import { Section } from '#ui/section.tsx';
import { Endings } from './endings.tsx';
import { ShareMap } from './share-map.tsx';
import { ShareTable } from './share-table.tsx';
import { Fact, Facts } from '#ui/facts.tsx';
import styles from './tokenomics.module.css';

/** Section `tokenomics`. */
export function Tokenomics() {
  const { t, i18n } = useLingui();
  const left = mostLeft[useLanguage()];
  const shares = SHARES.map(({ key, bps }) => ({
    key,
    name: i18n._(shareNames[key]),
    percent: Number(bps) / 100,
    tokens: formatDecimal(String(SHARE_TOKENS[key]), i18n.locale),
  }));
  return (
    <Section
      id="tokenomics"
      look="dots"
      title={t`Minted once. No more, ever.`}
      lead={t`Nobody can mint more or switch on a tax. The token has no owner.`}
    >
      <Facts look="figures" className={styles.facts}>
        <Fact className={styles.fact} name={t`Supply`}>
          {formatDecimal(String(TOKEN.supplyTokens), i18n.locale)}
        </Fact>
        <Fact className={styles.fact} name={t`Tax on transfers`}>
          0%
        </Fact>
        <Fact className={styles.fact} name={t`Sale`}>
          {plural(STAGE_COUNT, { one: '# stage', other: '# stages' })}
        </Fact>
        <Fact className={styles.fact} name={t`Network`}>
          Base
        </Fact>
      </Facts>
      <div className={styles.split}>
        <figure className={styles.figure}>
          <ShareMap shares={shares} />
          <figcaption>
            <Trans>
              To scale, as minted. If all buyers sell at once, {left} of the price is left:{' '}
              <Link to="/sale#worst-case">the worst case</Link>.
            </Trans>
          </figcaption>
        </figure>
        <Fold label={t`All figures`}>
          <ShareTable shares={shares} />
        </Fold>
      </div>
      <Endings />
    </Section>
  );
}
