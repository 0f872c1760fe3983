/** The transaction that created a contract, as the deployment's record has it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDecimal } from '#shell/first/format.ts';
import { Explored } from '#ui/explored.tsx';
import styles from './contracts.module.css';
import { Fact } from '#ui/facts.tsx';

type Props = {
  /** Not given where the record names none, as on the local chain. */
  creation: { transaction: string; block: number } | undefined;
};

/** The transaction with its block, to look up in the explorer. */
export function Created({ creation }: Props) {
  const { i18n } = useLingui();
  if (creation === undefined) return null;
  const { transaction } = creation;
  const block = formatDecimal(String(creation.block), i18n.locale);
  return (
    <Fact name={<Trans>Created</Trans>}>
      <Explored page={`tx/${transaction}`} className={styles.transaction}>
        <code>{transaction}</code>
      </Explored>
      <span>
        <Trans>in block {block}</Trans>
      </span>
    </Fact>
  );
}
