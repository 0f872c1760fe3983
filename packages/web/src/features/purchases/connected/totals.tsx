/** What all of a wallet's purchases come to. */
import { STABLE_DECIMALS, TOKEN_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import type { Purchase } from '@lilape/wire/purchases';
import { textToTokens, textToUnits } from '@lilape/wire/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatAmountDown } from '#text/amount.ts';
import { cutDown, formatDecimal, formatDollars } from '#shell/first/format.ts';
import { useLive } from '#ui/use-live.ts';
import { Exact } from '#ui/exact.tsx';
import styles from './purchases.module.css';

type Props = {
  purchases: readonly Purchase[];
  /** Whether a panel above says how many tokens they are. */
  areTokensSaid: boolean;
};

/** Tokens and dollars of the purchases that count; orphaned ones do not. */
export function Totals({ purchases, areTokensSaid }: Props) {
  const { i18n } = useLingui();
  const counted = purchases.filter(({ status }) => status !== 'orphaned');
  const tokens = counted.reduce((sum, purchase) => sum + textToTokens(purchase.tokens), 0n);
  const units = counted.reduce((sum, purchase) => sum + textToUnits(purchase.paid), 0n);
  const credited = (places: number) => formatAmountDown(tokens, TOKEN_DECIMALS, places, i18n.locale);
  const paid = formatUnits(units, STABLE_DECIMALS);
  const cut = formatDollars(cutDown(paid, 2), i18n.locale);
  return (
    <p className={styles.totals}>
      {areTokensSaid ? (
        <strong>
          <Trans>
            $<Exact short={cut} full={formatDollars(paid, i18n.locale)} /> paid in all
          </Trans>
        </strong>
      ) : (
        <>
          <strong>
            <Exact short={credited(2)} full={credited(TOKEN_DECIMALS)} /> LILAPE
          </strong>{' '}
          <Trans>
            for $
            <Exact short={cut} full={formatDollars(paid, i18n.locale)} /> in all
          </Trans>
        </>
      )}
      <Chance tokens={tokens} />
    </p>
  );
}

const hundredthsOfAPercent = 10_000n;

/** Whether the wallet is entered in the giveaway, and with what chance as it stands. @see decision 15 "giveaway" */
function Chance({ tokens }: { tokens: bigint }) {
  const { i18n } = useLingui();
  const { presale } = useLive();
  if (presale === null || tokens === 0n) return null;
  if (presale.status === 'refunding' || presale.status === 'cancelled') return null;
  const sold = textToTokens(presale.total_tokens_sold);
  if (sold < tokens) return null;
  const share = (tokens * hundredthsOfAPercent) / sold;
  const isOver = presale.status === 'ended' || presale.status === 'finalised';
  const percent = formatDecimal(share === 0n ? '0.01' : formatUnits(share, 2), i18n.locale);
  const bought = share === 0n ? `< ${percent}` : percent;
  return (
    <span className={styles.chance}>
      {isOver ? (
        <Trans>Entered in the giveaway: {bought}% of all tokens sold.</Trans>
      ) : share === 0n ? (
        <Trans>Entered in the giveaway: under {percent}% of all tokens sold so far.</Trans>
      ) : (
        <Trans>Entered in the giveaway: {percent}% of all tokens sold so far.</Trans>
      )}
    </span>
  );
}
