/** Purchases as a CSV file that spreadsheets open without guessing: exact amounts, ISO times. @see RFC 4180 */
import type { Purchase } from '@lilape/wire/purchases';

const header = ['time', 'status', 'paid', 'method', 'tokens', 'stages', 'block', 'transaction'];

/** The file's text, one line a purchase; `stages` reads `1: 833.33 at 0.0012; 2: …`. */
export function purchasesCsv(purchases: readonly Purchase[]): string {
  const rows = purchases.map(({ time, status, paid, method, tokens, bands, block, txHash }) => [
    time,
    status,
    paid,
    method,
    tokens,
    bands.map((band) => `${band.stage}: ${band.tokens} at ${band.price}`).join('; '),
    String(block),
    txHash,
  ]);
  return [header, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n') + '\r\n';
}

/** Gives the browser a file to keep. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
