/** The button of whoever releases the shares, or opens a coin's pool, and how that goes. */
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button } from '#shell/ui/button.tsx';
import { accountHere, useSession } from '#shell/wallet/session.ts';
import { ActStatus } from '#ui/act-status.tsx';
import { openingPool, releasing } from '#wallet/acts/market.tsx';
import { useShownActFlow } from '#wallet/followed.ts';
import { SwitchNetwork } from '#wallet/switch-network.tsx';
import { refreshMarket } from './market-store.ts';

/** Opens the pool with `coin`; releases the shares where it is null. */
export function Desk({ coin }: { coin: PaymentToken | null }) {
  const session = useSession();
  if (accountHere(session) === null) return <SwitchNetwork />;
  return coin === null ? <ReleaseDesk /> : <OpenDesk coin={coin} />;
}

function ReleaseDesk() {
  const language = useLanguage();
  const flow = useShownActFlow(releasing);
  useRefresh(flow.status);
  return (
    <>
      <ActStatus
        flow={flow}
        words={releasing.words}
        ending={releasing.ending(flow, language)}
        onStartAgain={releasing.startAgain}
      />
      <Button size="large" isBusy={flow.status === 'pending'} onClick={() => void releasing.start(null)}>
        <Trans>Release the shares</Trans>
      </Button>
    </>
  );
}

function OpenDesk({ coin }: { coin: PaymentToken }) {
  const language = useLanguage();
  const flow = useShownActFlow(openingPool);
  useRefresh(flow.status);
  const isMine = flow.status !== 'pending' || flow.terms === null || flow.terms.coin === coin;
  return (
    <>
      {isMine && (
        <ActStatus
          flow={flow}
          words={openingPool.words}
          ending={openingPool.ending(flow, language)}
          onStartAgain={openingPool.startAgain}
        />
      )}
      <Button
        size="large"
        isBusy={flow.status === 'pending' && isMine}
        disabled={flow.status === 'pending' && !isMine}
        onClick={() => void openingPool.start({ coin })}
      >
        <Trans>Open the pool with {coin}</Trans>
      </Button>
    </>
  );
}

/** Whatever became of it, the page asks again. */
function useRefresh(status: string): void {
  useEffect(() => {
    if (status === 'success' || status === 'error') void refreshMarket();
  }, [status]);
}
