/** Purchases as a CSV file: exact amounts, ISO times. */
import type { Purchase } from '@lilape/wire/purchases';
import { csvText } from '#text/csv.ts';

const header = ['time', 'status', 'paid', 'method', 'tokens', 'stages', 'block', 'transaction'];

/** The file's text, one line a purchase; `stages` reads `1: 833.33 at 0.0012; 2: …`. */
export function purchasesCsv(purchases: readonly Purchase[]): string {
  const rows = purchases.map(({ time, status, paid, method, tokens, bands: portions, block, txHash }) => [
    time,
    status,
    paid,
    method,
    tokens,
    portions.map((portion) => `${portion.stage}: ${portion.tokens} at ${portion.price}`).join('; '),
    String(block),
    txHash,
  ]);
  return csvText(header, rows);
}
