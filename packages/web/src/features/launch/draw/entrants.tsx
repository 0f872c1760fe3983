/** Everybody with a tier, with the holding that earned it. */
import { launchEntrants } from '@lilape/wire/endpoints/launches';
import type { LaunchBody, WireLaunchEntrant } from '@lilape/wire/launches';
import { useLingui } from '@lingui/react/macro';
import { EntrantList } from '#draws/entrant-list.tsx';
import { callApi } from '#shell/first/api.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { heldShort } from '#text/short-tokens.ts';
import { tierNames } from '#text/tiers.ts';

/** The list of a launch, so far until its snapshot. */
export function Entrants({ launch }: { launch: LaunchBody }) {
  const { t } = useLingui();
  const language = useLanguage();
  const params = { id: String(launch.id) };
  const held = (name: string, line: 'wallet' | 'staked' | 'unclaimed') => ({
    name,
    isNumber: true,
    renderCell: (row: WireLaunchEntrant) => heldShort(row[line], language),
    titleOf: (row: WireLaunchEntrant) => formatDecimal(row[line], language),
  });
  return (
    <EntrantList
      isFixed={launch.snapshot !== null}
      read={async (query, signal) => (await callApi(launchEntrants, { params, query, signal })).body}
      occasion={`${launch.snapshot?.cid} ${launch.soFar?.totalTickets}`}
      nobody={t`Nobody has a tier.`}
      columns={[
        { name: t`Tier`, renderCell: ({ tier }) => tierNames[tier] },
        held(t`Wallet`, 'wallet'),
        held(t`Staked`, 'staked'),
        held(t`Unclaimed`, 'unclaimed'),
      ]}
    />
  );
}
