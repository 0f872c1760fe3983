/** Files that spreadsheets open without guessing. @see RFC 4180 */
import { csvRow } from '@lilape/wire/csv';

/** The text of a file with a header and one line a row. */
export function csvText(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, ...rows].map(csvRow).join('');
}

/** Gives the browser a CSV file to keep. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
