/** What exists of the token, who receives it, and how the sale can end. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SHARES, TOKEN } from '@lilape/domain/token';
import { STAGE_COUNT } from '@lilape/domain/presale/stages';
import { shareNames } from '#content/home/shares.ts';
import { formatDecimal } from '#lib/format.ts';
import { classNames } from '#ui/class-names.ts';
import { Card } from '#ui/card.tsx';
import { Section } from '#ui/section.tsx';
import styles from './home.module.css';
import { ShareTable } from './share-table.tsx';

/** Section `tokenomics`. */
export function Tokenomics() {
  const { t, i18n } = useLingui();
  const shares = SHARES.map(({ key, bps }) => ({
    key,
    name: i18n._(shareNames[key]),
    percent: Number(bps) / 100,
    tokens: formatDecimal(String((TOKEN.supplyTokens * bps) / 10_000n), i18n.locale),
  }));
  return (
    <Section
      id="tokenomics"
      look="dots"
      title={t`One supply, minted once`}
      lead={t`There is no function to mint more and no tax to switch on: the token has no owner.`}
    >
      <dl className={styles.facts}>
        <Fact name={t`Supply`} value={formatDecimal(String(TOKEN.supplyTokens), i18n.locale)} isLong />
        <Fact name={t`Tax on transfers`} value="0%" />
        <Fact name={t`Sale`} value={plural(STAGE_COUNT, { one: '# stage', other: '# stages' })} />
        <Fact name={t`Network`} value="Base" />
      </dl>
      <ShareTable shares={shares} />
      <h3>
        <Trans>How the sale can end</Trans>
      </h3>
      <ul className={styles.outcomes}>
        <Card as="li" className={styles.outcome}>
          <h4>
            <Trans>It reaches its minimum</Trans>
          </h4>
          <p>
            <Trans>
              Anyone may finalise it. Buyers claim their tokens, unsold tokens are burned, and only then does
              the money leave the contract.
            </Trans>
          </p>
        </Card>
        <Card as="li" className={styles.outcome}>
          <h4>
            <Trans>It falls short or is cancelled</Trans>
          </h4>
          <p>
            <Trans>
              Every buyer takes back exactly what they paid, in the coin they paid with. Nobody has to approve
              it.
            </Trans>
          </p>
        </Card>
      </ul>
    </Section>
  );
}

function Fact({ name, value, isLong = false }: { name: string; value: string; isLong?: boolean }) {
  return (
    <div className={classNames(styles.fact, isLong && styles.isLong)}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
