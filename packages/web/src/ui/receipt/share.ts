/** Shares the picture of a receipt; it shows no more than the chain does. */
import { networkName } from '@lilape/domain/chains';
import { type Language, localizedPath } from '@lilape/domain/languages';
import type { TransactionBody } from '@lilape/wire/chain';
import { chainId } from '#shell/first/deployment.ts';
import { formatDecimal, formatTextDown } from '#shell/first/format.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { shortAddress } from '#shell/first/short-address.ts';
import { type CardWords, paintCard } from '#ui/ending/card.ts';
import { shareFile } from '#ui/share-file.ts';

/** Gives the picture and the receipt's address to whatever the device shares with, or the picture to its downloads. @throws Error where the browser cannot paint */
export async function shareReceipt(transaction: TransactionBody, language: Language): Promise<void> {
  const blob = await paintCard(wordsOf(transaction, language));
  const name = `lilape-receipt-${transaction.txHash.slice(2, 10)}.png`;
  const receipt = new URL(localizedPath(`/purchases/${transaction.txHash}`, language), location.origin);
  await shareFile(new File([blob], name, { type: 'image/png' }), receipt.href);
}

function wordsOf({ purchases, block, txHash }: TransactionBody, language: Language): CardWords {
  const first = purchases[0];
  if (first === undefined) return { figure: '', unit: 'LILAPE', lines: [] };
  const more = purchases.length > 1 ? ` +${purchases.length - 1}` : '';
  const when = formatZoned(first.time, language, { date: 'medium', time: 'short' });
  return {
    figure: formatTextDown(first.tokens, 2, language),
    unit: `LILAPE${more}`,
    lines: [
      `${formatDecimal(first.paid, language)} ${first.method} → ${shortAddress(first.buyer)}`,
      `${networkName(chainId, language)}, #${block}, ${when}`,
      shortAddress(txHash),
    ],
  };
}
