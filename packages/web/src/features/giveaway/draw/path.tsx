/** The way of a row from its leaf to the root: the branches that prove that an address is in the list. */
import type { GiveawayBody } from '@lilape/wire/draws';
import { Trans, useLingui } from '@lingui/react/macro';
import { Branches } from '#draws/branches.tsx';
import { useStore } from '#shell/page/use-store.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { shortAddress } from '#shell/first/short-address.ts';
import table from '#draws/table.module.css';
import { lookup } from '../lookup.ts';

/** Of the address that is looked up, once the list is fixed. */
export function Path({ body: { list, draw } }: { body: GiveawayBody }) {
  const { i18n } = useLingui();
  const { result } = useStore(lookup);
  const root = draw?.list.root ?? list?.root;
  if (result?.entrant == null || result.proof === null || root === undefined) return null;
  const who = shortAddress(result.address);
  const index = formatDecimal(String(result.entrant.index + 1), i18n.locale);
  return (
    <section className={table.section} aria-labelledby="path-title">
      <h2 id="path-title">
        <Trans>From leaf to root</Trans>
      </h2>
      <p>
        <Trans>
          Row {index} of the list is <code>{who}</code>. Hash it with each branch in turn, and you get the
          root on chain; this browser has done so.
        </Trans>
      </p>
      <Branches entrant={result.entrant} proof={result.proof} root={root} />
    </section>
  );
}
