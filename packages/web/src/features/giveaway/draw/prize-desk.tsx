/** The button of whoever mints an ape that was won: to its winner, free of charge but for the network's fee. */
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button, ButtonLink } from '#shell/ui/button.tsx';
import { accountHere, useSession } from '#shell/wallet/session.ts';
import { ActStatus } from '#ui/act-status.tsx';
import { mintingPrize } from '#wallet/acts/draws.tsx';
import { useShownActFlow } from '#wallet/followed.ts';
import { SwitchNetwork } from '#wallet/switch-network.tsx';

/** `isMinted` as the site knows it; an ape that has come meanwhile is a success too. */
export function PrizeDesk({ apeId, isMinted }: { apeId: number; isMinted: boolean }) {
  const language = useLanguage();
  const session = useSession();
  const flow = useShownActFlow(mintingPrize);
  const isDone = isMinted || flow.status === 'success';
  if (accountHere(session) === null && !isDone) return <SwitchNetwork />;
  return (
    <>
      <ActStatus
        flow={flow}
        words={mintingPrize.words}
        ending={mintingPrize.ending(flow, language)}
        onStartAgain={mintingPrize.startAgain}
      />
      {isDone ? (
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
