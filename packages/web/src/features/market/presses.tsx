/** What anybody may do next for the market: its buttons, or the way to the wallet that they need. */
import { Trans } from '@lingui/react/macro';
import { part } from '#shell/page/part.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { openWalletDialog } from '#shell/first/choose-wallet.ts';
import { useSession } from '#shell/page/use-session.ts';

const ActButtons = part({
  load: async () => (await import('./act-buttons.tsx')).ActButtons,
  catalog: 'wallet',
  lost: Lost,
});

/** The buttons of the step; wallets load when there is one. They stay where the page moves on, with how it ended. */
export function Presses({ isDue }: { isDue: boolean }) {
  const session = useSession();
  if (session.status === 'connected') return <ActButtons />;
  return (
    isDue && (
      <Button look="secondary" onClick={() => openWalletDialog()}>
        <Trans>Connect a wallet to do it yourself</Trans>
      </Button>
    )
  );
}
