/** The way of a row from its leaf to the root: the branches that prove that an address is in the list. */
import type { GiveawayBody } from '@lilape/wire/draws';
import { Trans, useLingui } from '@lingui/react/macro';
import { Branches } from '#draws/branches.tsx';
import { useStore } from '#shell/page/use-store.ts';
import { formatDecimal } from '#shell/text/format.ts';
import { shortAddress } from '#shell/text/short-address.ts';
import { looked } from './front/looked.ts';
import styles from './draw.module.css';

/** Of the address that is looked at, once the list is fixed. */
export function Path({ body: { list, draw } }: { body: GiveawayBody }) {
  const { i18n } = useLingui();
  const { account } = useStore(looked);
  const root = draw?.list.root ?? list?.root;
  if (account?.entrant == null || account.proof === null || root === undefined) return null;
  const who = shortAddress(account.address);
  const index = formatDecimal(String(account.entrant.index), i18n.locale);
  return (
    <section className={styles.section} aria-labelledby="path-title">
      <h2 id="path-title">
        <Trans>From leaf to root</Trans>
      </h2>
      <p>
        <Trans>
          Row {index} of the list is {who}. Hashed with each branch in turn it must give the root that is on
          chain; this browser has just done so.
        </Trans>
      </p>
      <Branches entrant={account.entrant} proof={account.proof} root={root} />
    </section>
  );
}
