/** What was minted, what was burned, what exists; written at build time. */
import { TOKEN } from '@lilape/domain/token';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDecimal } from '#shell/first/format.ts';
import { Fact, Facts } from '#ui/facts.tsx';
import styles from './contracts.module.css';
import { Now } from './now.tsx';

/** Three figures; what exists now is read from the token itself. @see decision 3 "token shares" */
export function Supply() {
  const { i18n } = useLingui();
  return (
    <Facts className={styles.supply}>
      <Fact name={<Trans>Minted, once</Trans>}>{formatDecimal(String(TOKEN.supplyTokens), i18n.locale)}</Fact>
      <Fact name={<Trans>Burned so far</Trans>}>
        <Now of="burned" sample="123,456,789" />
      </Fact>
      <Fact name={<Trans>Exists now</Trans>}>
        <Now of="current" sample="420,690,000,000,000" />
      </Fact>
    </Facts>
  );
}
