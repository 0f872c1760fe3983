/** How an address takes part in a launch: that of the connected wallet, or any that is typed. */
import type { LaunchBody, LaunchWalletBody, WireLaunchEntrant } from '@lilape/wire/launches';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { part } from '#shell/page/part.tsx';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { Blank } from '#shell/ui/blank.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { tierNames } from '#text/tiers.ts';
import { Chance } from '#ui/chance.tsx';
import plus from '#ui/plus.module.css';
import said from '#ui/said.module.css';
import found from '#ui/lookup/found.module.css';
import { LookupCard } from '#ui/lookup/lookup-card.tsx';
import { lookup } from '../lookup.ts';

type ProofProps = { entrant: WireLaunchEntrant; proof: readonly string[]; root: string };

const Branches = part<ProofProps>({
  load: async () => (await import('#draws/branches.tsx')).Branches,
  lost: Lost,
});

/** The card beside the odds. */
export function EntrantCard({ launch }: { launch: LaunchBody }) {
  const { t } = useLingui();
  return (
    <LookupCard
      title={launch.status === 'settled' ? t`Your place` : t`Your chance`}
      lookup={lookup}
      invitation={t`Connect the wallet that holds your LILAPE, or check any address. You sign nothing.`}
      connect={t`Connect Wallet to Check Your Tier`}
      blank={
        <p className={found.figure}>
          <Blank sample="1 in 1,234" />
        </p>
      }
      failure={() => t`The site isn’t answering right now. What counts is on chain.`}
    >
      {(wallet) => <Entrant launch={launch} wallet={wallet} />}
    </LookupCard>
  );
}

function Entrant({ launch, wallet }: { launch: LaunchBody; wallet: LaunchWalletBody }) {
  const language = useLanguage();
  const figure = (text: string | number) => formatDecimal(String(text), language);
  if (wallet.isOurs)
    return (
      <p>
        <Trans>
          This is one of LilApe’s own addresses. Whatever it holds, it never gets a tier or a ticket.
        </Trans>
      </p>
    );
  if (wallet.tier === null)
    return (
      <p>
        {wallet.isFixed ? (
          <Trans>This address had no tier at the snapshot and takes no part.</Trans>
        ) : (
          <Trans>It has no tier yet. The first ticket takes 100,000,000 LILAPE.</Trans>
        )}
      </p>
    );
  const { tickets, shares: places } = wallet;
  const total = figure(wallet.totalTickets);
  const each = figure(wallet.share);
  const { symbol } = launch;
  const place = wallet.won === null ? '' : figure(wallet.won.place + 1);
  const root = launch.draw?.list.root ?? launch.snapshot?.root;
  return (
    <div className={found.part}>
      <p className={found.figure}>{tierNames[wallet.tier]}</p>
      {wallet.won !== null && (
        <p className={found.figure}>
          <Trans>Place {place}!</Trans>
        </p>
      )}
      {wallet.won === null && wallet.chance !== null && launch.status !== 'settled' && (
        <p>
          <b>
            <Chance of={wallet.chance} />
          </b>{' '}
          <Trans>
            to win a drawn place, with{' '}
            <Plural value={tickets} one={'#\u00A0ticket'} other={'#\u00A0tickets'} /> of&nbsp;{total}.
          </Trans>
        </p>
      )}
      {wallet.won === null && launch.status === 'settled' && (
        <p>
          <Trans>Not drawn this time.</Trans>
        </p>
      )}
      {wallet.isGuaranteed && (
        <p>
          <Trans>One place is guaranteed if the project keeps its word.</Trans>
        </p>
      )}
      {places > 0 && (
        <p>
          <Trans>
            <Plural value={places} one="# place" other="# places" />, {each} {symbol} each.
          </Trans>
        </p>
      )}
      <p className={said.small}>
        {wallet.isFixed ? (
          <Trans>Fixed at the snapshot, for good.</Trans>
        ) : (
          <Trans>Right now; what counts is the snapshot.</Trans>
        )}
      </p>
      {wallet.entrant !== null && wallet.proof !== null && root != null && (
        <Proof entrant={wallet.entrant} proof={wallet.proof} root={root} />
      )}
    </div>
  );
}

/** The branches are hashed once somebody wants to see them. */
function Proof(row: ProofProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={plus.plus}>
        <Trans>From leaf to root</Trans>
      </summary>
      {isOpen && <Branches {...row} />}
    </details>
  );
}
