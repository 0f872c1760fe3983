/** What can be done with a receipt: print it, send its link, share its picture. */
import type { TransactionBody } from '@lilape/wire/chain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button } from '#shell/ui/button.tsx';
import { useSharing } from '#ui/use-sharing.ts';
import styles from './receipt.module.css';

/** Three buttons; the picture is drawn at the press. */
export function Actions({ transaction }: { transaction: TransactionBody }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { isDrawing, press } = useSharing(async () => {
    const { shareReceipt } = await import('#ui/receipt/share.ts');
    await shareReceipt(transaction, language);
  });
  return (
    <div className={styles.actions}>
      <Button onClick={() => print()}>
        <Trans>Print</Trans>
      </Button>
      <Button look="secondary" isBusy={isDrawing} onClick={press}>
        <Trans>Share a picture</Trans>
      </Button>
      <button
        type="button"
        className={styles.link}
        data-copy={location.href}
        data-copied={t`Link copied`}
        data-failed={t`The link could not be copied. Copy it from the address bar.`}
      >
        <Trans>Copy the link</Trans>
      </button>
    </div>
  );
}
