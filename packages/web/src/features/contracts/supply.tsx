/** What was minted, what was burned, what exists. */
import type { ContractsBody } from '@lilape/wire/contracts';
import { TOKEN } from '@lilape/domain/token';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDecimal, formatTextDown } from '#lib/format.ts';
import { Blank } from '#ui/blank.tsx';
import styles from './contracts.module.css';

/** Three figures; what exists now is read from the token itself. @see decision 3 */
export function Supply({ body }: { body: ContractsBody | null }) {
  const { i18n } = useLingui();
  const read = (text: string | undefined, sample: string) =>
    text === undefined ? <Blank sample={sample} /> : formatTextDown(text, 0, i18n.locale);
  return (
    <dl className={styles.supply}>
      <Figure name={<Trans>Minted, once</Trans>}>
        {formatDecimal(String(TOKEN.supplyTokens), i18n.locale)}
      </Figure>
      <Figure name={<Trans>Burned so far</Trans>}>{read(body?.supply.burned, '123,456,789')}</Figure>
      <Figure name={<Trans>Exists now</Trans>}>{read(body?.supply.current, '420,690,000,000,000')}</Figure>
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
