/** The header's wallet button, in HTML; `app/header-wallet.mount.ts` writes the account there. @see specification §2 'Header and navigation' */
import { Trans, useLingui } from '@lingui/react/macro';
import { Mount } from '#shell/island/mount.tsx';
import { Button } from '#shell/ui/button.tsx';

/** 'Connect Wallet', 'Connecting...', or head and short address. */
export function HeaderWallet() {
  const { t } = useLingui();
  return (
    <Mount file="app/header-wallet.mount.ts" when="wallet">
      <Button
        look="secondary"
        size="small"
        aria-haspopup="dialog"
        data-action="wallet"
        data-busy={t`Connecting...`}
        data-own={t`Your wallet`}
      >
        <Trans>Connect Wallet</Trans>
      </Button>
    </Mount>
  );
}
