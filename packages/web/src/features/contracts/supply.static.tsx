/** What was minted, what was burned, what exists; written at build time. */
import { TOKEN } from '@lilape/domain/token';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDecimal } from '#shell/text/format.ts';
import styles from './contracts.module.css';
import { Now } from './now.static.tsx';

/** Three figures; what exists now is read from the token itself. @see decision 3 "token shares" */
export function Supply() {
  const { i18n } = useLingui();
  return (
    <dl className={styles.supply}>
      <Figure name={<Trans>Minted, once</Trans>}>
        {formatDecimal(String(TOKEN.supplyTokens), i18n.locale)}
      </Figure>
      <Figure name={<Trans>Burned so far</Trans>}>
        <Now of="burned" sample="123,456,789" />
      </Figure>
      <Figure name={<Trans>Exists now</Trans>}>
        <Now of="current" sample="420,690,000,000,000" />
      </Figure>
    </dl>
  );
}

function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
