/** The button of whoever mints an ape that was won: to its winner, free of charge but for the network's fee. */
import { Trans } from '@lingui/react/macro';
import type { PrizeMinted } from '#chain/acts/mint-prize.ts';
import { part } from '#shell/page/part.tsx';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button, ButtonLink } from '#shell/ui/button.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { accountHere } from '#shell/first/session.ts';
import { useSession } from '#shell/page/use-session.ts';
import { ActStatus } from '#ui/act/act-status.tsx';
import { mintingPrize } from '#wallet/acts/draws.tsx';
import { useShownActFlow } from '#wallet/followed.ts';
import { SwitchNetwork } from '#wallet/switch-network.tsx';

const Ending = part<{ outcome: PrizeMinted }>({
  load: async () => (await import('./prize-ending.tsx')).PrizeEnding,
  lost: Lost,
});

/** `isMinted` as the site knows it; an ape that has come meanwhile is a success too. */
export function PrizeButton({ apeId, isMinted }: { apeId: number; isMinted: boolean }) {
  const language = useLanguage();
  const session = useSession();
  const flow = useShownActFlow(mintingPrize);
  if (accountHere(session) === null && !isMinted && flow.status !== 'success') return <SwitchNetwork />;
  if (flow.status === 'success') return <Ending outcome={flow.outcome} />;
  return (
    <>
      <ActStatus
        flow={flow}
        words={mintingPrize.words}
        ending={mintingPrize.ending(flow, language)}
        onStartAgain={mintingPrize.startAgain}
      />
      {isMinted ? (
        <ButtonLink to={`/nft/${apeId}`} look="secondary">
          <Trans>See its page</Trans>
        </ButtonLink>
      ) : (
        <Button
          isBusy={flow.status === 'pending'}
          onClick={() => {
            mintingPrize.dismiss();
            void mintingPrize.start({ apeId });
          }}
        >
          <Trans>Mint ape #{apeId}</Trans>
        </Button>
      )}
    </>
  );
}
