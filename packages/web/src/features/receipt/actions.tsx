/** What can be done with a receipt: print it, send its link, share its picture. */
import type { TransactionBody } from '@lilape/wire/chain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button } from '#shell/ui/button.tsx';
import { toast } from '#shell/first/toast.ts';
import styles from './receipt.module.css';

/** Three buttons; the picture is painted at the press. */
export function Actions({ transaction }: { transaction: TransactionBody }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isPainting, setIsPainting] = useState(false);
  const share = async () => {
    setIsPainting(true);
    try {
      const { shareReceipt } = await import('#ui/receipt/share.ts');
      await shareReceipt(transaction, language);
    } catch {
      toast({
        title: t`We couldn’t make the picture`,
        description: t`Please try again.`,
        variant: 'destructive',
      });
    }
    setIsPainting(false);
  };
  return (
    <div className={styles.actions}>
      <Button onClick={() => print()}>
        <Trans>Print</Trans>
      </Button>
      <Button look="secondary" isBusy={isPainting} onClick={() => void share()}>
        <Trans>Share a picture</Trans>
      </Button>
      <button
        type="button"
        className={styles.link}
        data-copy={location.href}
        data-copied={t`Link copied`}
        data-failed={t`We couldn’t copy the link. Copy it from the address bar.`}
      >
        <Trans>Copy the link</Trans>
      </button>
    </div>
  );
}
