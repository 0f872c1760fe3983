// Rows of CSV files, the same from server and page, without the schemas. @see RFC 4180

/** Spreadsheets take a cell for a formula that begins with one of these. @see OWASP "CSV Injection" */
const formula = /^[=+\-@\t\r]/;

/** One line of a file with its end; quotes stand only where they are needed, and no cell is a formula. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(safely).join(',')}\r\n`;
}

function safely(cell: string): string {
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
