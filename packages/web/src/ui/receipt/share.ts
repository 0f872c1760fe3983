/** Shares the picture of a receipt. */
import type { TransactionBody } from '@lilape/wire/chain';
import { type Language, localizedPath } from '@lilape/domain/languages';
import { shareFile } from '#ui/share-file.ts';
import { drawReceipt } from './picture.ts';

/** Gives the picture and the receipt's address to whatever the device shares with, or the picture to its downloads. */
export async function shareReceipt(transaction: TransactionBody, language: Language): Promise<void> {
  const blob = await drawReceipt(transaction, language);
  const name = `lilape-receipt-${transaction.txHash.slice(2, 10)}.png`;
  const receipt = new URL(localizedPath(`/purchases/${transaction.txHash}`, language), location.origin);
  await shareFile(new File([blob], name, { type: 'image/png' }), receipt.href);
}
