/** The winners of the giveaway with what each has won: shown one by one when they are fixed, then for good. */
import { prizeApeOf, TOKEN_PRIZES, tokenPrizeOf } from '@lilape/domain/draws/giveaway';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import type { DrawSummary } from '@lilape/wire/draws';
import { Trans, useLingui } from '@lingui/react/macro';
import { useComputedWinners } from '#draws/use-computed-winners.ts';
import { ComputingNote, Winners } from '#draws/winners.tsx';
import { useStore } from '#shell/page/use-store.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { Button } from '#shell/ui/button.tsx';
import { Link } from '#shell/ui/link.tsx';
import { lookup } from '../lookup.ts';
import { showAgain, useShowing } from './use-showing.ts';
import { isShown, placeOf, winners } from '../winners-store.ts';

/** Rows of those that have just been shown. */
const newestRows = 6;

/** Those that are shown by now. */
export function WinnerList({ draw, listCid }: { draw: DrawSummary; listCid: string | null }) {
  const { t } = useLingui();
  const sum = useComputedWinners(draw, listCid);
  useShowing(sum);
  const known = useStore(winners);
  const { address, isTyped } = useStore(lookup);
  const { all, shown } = known;
  const left = all.length - shown;
  return (
    <Winners
      title={t`The winners`}
      action={
        all.length > 0 &&
        left === 0 && (
          <Button look="plain" size="small" onClick={showAgain}>
            <Trans>Show it again</Trans>
          </Button>
        )
      }
      note={
        all.length === draw.places && left > 0 ? (
          <Trans>Place {left} comes next…</Trans>
        ) : draw.status === 'settled' ? (
          <Trans>Named by the contract, and paid.</Trans>
        ) : (
          <ComputingNote {...sum} />
        )
      }
      isNoteQuiet={left > TOKEN_PRIZES.length}
      winners={all
        .map((winner, place) => ({ ...winner, place }))
        .filter(({ place }) => isShown(known, place))}
      count={all.length}
      markedPlace={placeOf(known, address) ?? undefined}
      isMarkedOwn={!isTyped}
      {...(left > 0 && { until: left + newestRows })}
      column={{ name: t`Prize`, renderCell: ({ place }) => <Prize place={place} /> }}
    />
  );
}

function Prize({ place }: { place: number }) {
  const { i18n } = useLingui();
  const apeId = prizeApeOf(place);
  if (apeId !== null) return <Link to={`/nft/${apeId}`}>#{apeId}</Link>;
  const tokens = tokenPrizeOf(place) / 10n ** BigInt(TOKEN_DECIMALS);
  return `${formatDecimal(String(tokens), i18n.locale)} LILAPE`;
}
