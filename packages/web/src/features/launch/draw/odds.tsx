/** The odds of each tier: how many hold it, how many tickets that makes, and what the chance of one of them is. */
import type { LaunchBody } from '@lilape/wire/launches';
import { Trans, useLingui } from '@lingui/react/macro';
import { DrawTable } from '#draws/table.tsx';
import table from '#draws/table.module.css';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { tierNames } from '#text/tiers.ts';
import { Chance } from '#ui/chance.tsx';
import said from '#ui/said.module.css';
import { percentOf } from './percent.ts';

/** As it stands until the snapshot, then for good. */
export function Odds({ launch }: { launch: LaunchBody }) {
  const { t } = useLingui();
  const language = useLanguage();
  const crowd = launch.snapshot ?? launch.soFar;
  if (crowd === null) return null;
  const figure = (text: string | number) => formatDecimal(String(text), language);
  const total = figure(crowd.totalTickets);
  return (
    <section className={table.section} aria-labelledby="odds-title">
      <h2 id="odds-title">
        {launch.snapshot === null ? <Trans>The odds right now</Trans> : <Trans>The odds</Trans>}
      </h2>
      <DrawTable
        rows={crowd.tiers}
        keyOf={({ tier }) => tier}
        columns={[
          { name: t`Tier`, renderCell: ({ tier }) => tierNames[tier] },
          { name: t`Wallets`, isNumber: true, renderCell: ({ holders }) => figure(holders) },
          {
            name: t`Tickets`,
            isNumber: true,
            renderCell: ({ holders, tickets }) => (
              <>
                {figure(holders * tickets)}
                <small>{percentOf(holders * tickets, Number(crowd.totalTickets), language)}</small>
              </>
            ),
          },
          {
            name: t`One wallet’s chance`,
            isNumber: true,
            renderCell: ({ holders, chance }) => (holders === 0 ? '—' : <Chance of={chance} />),
          },
        ]}
      />
      <p className={said.small}>
        <Trans>
          {total} tickets in all. The chance is for a drawn place; from Jungle King up, one place is also
          guaranteed.
        </Trans>
      </p>
    </section>
  );
}
