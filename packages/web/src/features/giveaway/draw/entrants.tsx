/** The entrants of the giveaway, with what each brings. */
import type { GiveawayBody } from '@lilape/wire/draws';
import { giveawayEntrants } from '@lilape/wire/endpoints/draws';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { useLingui } from '@lingui/react/macro';
import { EntrantList } from '#draws/entrant-list.tsx';
import { callApi } from '#shell/first/api.ts';
import { formatDecimal } from '#shell/first/format.ts';

/** The list of the giveaway, so far until the sale is finalised. */
export function Entrants({ body }: { body: GiveawayBody }) {
  const { t, i18n } = useLingui();
  const total = Number(body.totalWeight);
  return (
    <EntrantList
      isFixed={body.list !== null}
      read={async (query, signal) => (await callApi(giveawayEntrants, { query, signal })).body}
      occasion={body.totalWeight}
      nobody={t`Nobody is on the list yet.`}
      columns={[
        {
          name: 'LILAPE',
          isNumber: true,
          renderCell: ({ weight }) => formatDecimal(weight.slice(0, -TOKEN_DECIMALS) || '0', i18n.locale),
        },
        {
          name: t`Of all`,
          isNumber: true,
          renderCell: ({ weight }) => fractionText(Number(weight) / total, i18n.locale),
        },
      ]}
    />
  );
}

/** Percent with two digits, never more than it is said to be. */
function fractionText(fraction: number, language: string): string {
  return fraction < 0.0001
    ? `< ${formatDecimal('0.01', language)}%`
    : `${formatDecimal((fraction * 100).toFixed(2), language)}%`;
}
