/** Who won the drawn places: what is on chain from the site, the rest computed in this browser. */
import type { DrawSummary } from '@lilape/wire/draws';
import type { LaunchBody } from '@lilape/wire/launches';
import { Trans, useLingui } from '@lingui/react/macro';
import { useComputedWinners } from '#draws/use-computed-winners.ts';
import { ComputingNote, Winners } from '#draws/winners.tsx';
import { formatDecimal } from '#shell/first/format.ts';
import { useStore } from '#shell/page/use-store.ts';
import { lookup } from '../lookup.ts';

export function LaunchWinners({ launch, draw }: { launch: LaunchBody; draw: DrawSummary }) {
  const { t, i18n } = useLingui();
  const { address, isTyped } = useStore(lookup);
  const sum = useComputedWinners(draw, draw.list.cid);
  const named = launch.winners.map(({ account, from, weight, transaction }) => ({
    account,
    from: BigInt(from),
    weight: BigInt(weight),
    transaction,
  }));
  const all = [...named, ...(sum.computed ?? []).slice(named.length)];
  const own = all.findIndex(({ account }) => account.toLowerCase() === address?.toLowerCase());
  return (
    <Winners
      title={t`The drawn places`}
      note={sum.computing === 'none' ? <Trans>Named by the contract.</Trans> : <ComputingNote {...sum} />}
      winners={all.map((winner, place) => ({ ...winner, place }))}
      markedPlace={own}
      isMarkedOwn={!isTyped}
      column={{
        name: t`Tickets`,
        renderCell: ({ weight }) => formatDecimal(String(weight), i18n.locale),
      }}
    />
  );
}
