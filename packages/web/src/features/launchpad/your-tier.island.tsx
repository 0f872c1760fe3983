/** Whose tier it is and how far the next one: that of the connected wallet, or of any address that is typed. */
import { AppError } from '@lilape/domain/app-error';
import { useLingui } from '@lingui/react/macro';
import { part } from '#shell/page/part.tsx';
import { Blank } from '#shell/ui/blank.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { accountHere } from '#shell/first/session.ts';
import { useSession } from '#shell/page/use-session.ts';
import found from '#ui/lookup/found.module.css';
import { LookupCard } from '#ui/lookup/lookup-card.tsx';
import { lookup, type Standing as Tier } from './lookup.ts';

const Standing = part<{ standing: Tier }>({
  load: async () => (await import('./tier/standing.tsx')).Standing,
  catalog: 'tiers',
  blank: StandingBlank,
  lost: Lost,
});
const WrongNetwork = part({
  load: async () => (await import('./wrong-network.tsx')).WrongNetwork,
  catalog: 'wallet',
});

/** The card of the first screen. */
export function YourTier() {
  const { t } = useLingui();
  const session = useSession();
  return (
    <LookupCard
      title={t`Your tier`}
      lookup={lookup}
      invitation={t`Your ape climbs as high as your LILAPE reach. You sign nothing and lock nothing.`}
      connect={t`Connect Wallet to Check Your Tier`}
      blank={<StandingBlank />}
      failure={(error) =>
        error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE'
          ? t`On this network the site can’t read what an address holds.`
          : t`The site isn’t answering right now. Your tokens aren’t affected.`
      }
      note={session.status === 'connected' && accountHere(session) === null && <WrongNetwork />}
    >
      {(standing) => <Standing standing={standing} />}
    </LookupCard>
  );
}

function StandingBlank() {
  return (
    <div className={found.part}>
      <p className={found.figure}>
        <Blank sample="Volcano Ape" />
      </p>
      <p>
        <Blank sample="Hold 1.2B more to reach the next tier" />
      </p>
    </div>
  );
}
