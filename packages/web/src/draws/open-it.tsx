/** A list that is published and not drawn from: the button of the contract's owner, who opens the draw. */
import { Trans } from '@lingui/react/macro';
import { part } from '#shell/page/part.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { openWalletDialog } from '#shell/first/choose-wallet.ts';
import { useSession } from '#shell/page/use-session.ts';

const OpenButton = part<Opening>({
  load: async () => (await import('./buttons/open-button.tsx')).OpenButton,
  catalog: 'wallet',
  lost: Lost,
});

export type Opening = {
  /** Number of the launch. */
  launch: number;
  /** CID of the manifest of the published list. */
  listCid: string;
};

/** With the owner's wallet; any other wallet gets an error that says so. */
export function OpenIt(props: Opening) {
  const session = useSession();
  return (
    <>
      <p>
        <Trans>
          The owner’s wallet fixes this list and a round of the beacon at least a day ahead. This browser
          checks the list first.
        </Trans>
      </p>
      {session.status === 'connected' ? (
        <OpenButton {...props} />
      ) : (
        <div>
          <Button look="secondary" onClick={() => openWalletDialog()}>
            <Trans>Connect the owner’s wallet</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
