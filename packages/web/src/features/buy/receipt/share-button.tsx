/** Shares a picture of the purchase; the person decides where. */
import type { TransactionBody } from '@lilape/wire/chain';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button } from '#shell/ui/button.tsx';

/** Waits for the ledger, which has the words of the picture; says so itself where it could not be drawn. */
export function ShareButton({ transaction }: { transaction: TransactionBody | null }) {
  const language = useLanguage();
  const [state, setState] = useState<'idle' | 'drawing' | 'failed'>('idle');
  const share = async (shared: TransactionBody) => {
    setState('drawing');
    try {
      const { shareReceipt } = await import('#ui/receipt/share.ts');
      await shareReceipt(shared, language);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <Button
      look="secondary"
      isWide
      isBusy={state === 'drawing'}
      disabled={transaction === null}
      onClick={() => transaction !== null && void share(transaction)}
    >
      {state === 'failed' ? <Trans>No picture. Try again</Trans> : <Trans>Share a picture</Trans>}
    </Button>
  );
}
