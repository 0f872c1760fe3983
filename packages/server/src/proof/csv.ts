// Lines of the published ledger as a table.

type Row = Readonly<Record<string, string | number>>;

/** CSV of JSON lines, with a column for every name in them, in the order in which the names first come. @see RFC 4180 */
export function csvOfLines(bytes: Uint8Array): string {
  const lines = new TextDecoder().decode(bytes).split('\n').slice(0, -1);
  const rows = lines.map((line) => JSON.parse(line) as Row);
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  // No value holds a comma, a quote or a line feed: they are numbers, addresses and words of ours.
  const cells = rows.map((row) => columns.map((column) => row[column] ?? '').join());
  return [columns.join(), ...cells].map((line) => `${line}\r\n`).join('');
}
