/** Hands the picture of a receipt to whatever the device shares with. */
import type { TransactionBody } from '@lilape/wire/chain';
import { type Language, localizedPath } from '#shell/page/language.ts';
import { drawReceipt } from './picture.ts';

/** Gives the picture and the receipt's address to whatever the device shares with; where it shares nothing, the picture to its downloads. */
export async function shareReceipt(transaction: TransactionBody, language: Language): Promise<void> {
  const blob = await drawReceipt(transaction, language);
  const file = new File([blob], `lilape-receipt-${transaction.txHash.slice(2, 10)}.png`, {
    type: 'image/png',
  });
  if (navigator.canShare?.({ files: [file] })) {
    const receipt = new URL(localizedPath(`/purchases/${transaction.txHash}`, language), location.origin);
    await navigator.share({ files: [file], url: receipt.href }).catch((thrown: unknown) => {
      // Whoever closes the list of apps has changed their mind.
      if (!(thrown instanceof DOMException && thrown.name === 'AbortError')) throw thrown;
    });
    return;
  }
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(url);
}
