/** What each share came to, or would come to if the sale ended now, as a table. */
import type { MarketBody } from '@lilape/wire/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatTextDown } from '#shell/first/format.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { Blank } from '#shell/ui/blank.tsx';
import { Table } from '#ui/table/table.tsx';
import { Presses } from './presses.tsx';
import { useStage } from './use-stage.ts';
import standing from '#ui/standing.module.css';

type Split = NonNullable<MarketBody['released']>['split'];

/** Their place before the first answer; after a sale that failed what becomes of them. */
export function Shares() {
  const { t, i18n } = useLingui();
  const { stage, body } = useStage();
  const split: Split | null = body?.released?.split ?? body?.forecast?.split ?? null;
  const figure = (text: string) => formatTextDown(text, 0, i18n.locale);
  if (body !== null && body.unreleasedBurned !== '0') {
    const gone = figure(body.unreleasedBurned);
    return (
      <p>
        <Trans>The shares are burned: {gone} LILAPE.</Trans>
      </p>
    );
  }
  if (stage === 'none')
    return (
      <>
        <p>
          <Trans>Nobody gets a share, and anyone can burn them.</Trans>
        </p>
        <div className={standing.presses}>
          <Presses isDue />
        </div>
      </>
    );
  if (body === null || split === null) return <SharesBlank />;
  const { released, forecast, payouts } = body;
  if (released === null && forecast?.sold === '0')
    return (
      <p>
        <Trans>Nothing has been sold yet. Each share will be as large as its slice of what is sold.</Trans>
      </p>
    );
  const sold = figure(released?.sold ?? forecast?.sold ?? '0');
  const burned = figure(released?.burned ?? '0');
  const when = released === null ? '' : formatZoned(released.time, i18n.locale);
  const rows = [
    ['rewards', t`Staking and NFT rewards`, null],
    ['liquidity', t`Liquidity`, null],
    ['team', t`Team, vested`, null],
    ['marketing', t`Marketing, beyond the prizes`, payouts.marketing],
    ['development', t`Development`, payouts.development],
    ['dao', t`DAO`, payouts.dao],
  ] as const;
  return (
    <>
      <p>
        {released === null ? (
          <Trans>If the sale ended now, with {sold} LILAPE sold, the shares would be these.</Trans>
        ) : (
          <Trans>
            Released on {when}: {sold} LILAPE sold, {burned} burned. Each share is its slice of what was sold.
          </Trans>
        )}
      </p>
      <Table
        columns={[
          { title: t`Share` },
          { title: 'LILAPE', isNumber: true },
          ...(released === null ? [] : [{ title: t`Paid so far`, isNumber: true }]),
        ]}
        rows={rows.map(([key, name, payout]) => {
          const share = figure(split[key]);
          const paid = payout === null ? share : figure(payout.paid);
          return { key, cells: released === null ? [name, share] : [name, share, paid] };
        })}
      />
    </>
  );
}

function SharesBlank() {
  return (
    <p>
      <Blank sample="If the sale ended now, with 12,345,678 LILAPE sold, the shares would be these." />
    </p>
  );
}
