// What spreadsheets make of a row.
import { expect, test } from 'vitest';
import { csvRow } from './csv.ts';

test.each([
  ['plain', ['2027-01-15T08:00:00.000Z', '12501.000001', ''], '2027-01-15T08:00:00.000Z,12501.000001,\r\n'],
  ['what would end a cell', ['a,b', 'say "hi"', 'two\r\nlines'], '"a,b","say ""hi""","two\r\nlines"\r\n'],
  ['what would be a formula', ['=1+1', '+1', '-1', '@SUM(A1)'], "'=1+1,'+1,'-1,'@SUM(A1)\r\n"],
  [
    'a formula behind a quote',
    ['=HYPERLINK("https://evil.example")'],
    `"'=HYPERLINK(""https://evil.example"")"\r\n`,
  ],
  ['a formula behind a tab', ['\t=1', '\r=1'], `'\t=1,"'\r=1"\r\n`],
  ['other alphabets', ['обезьяна', '🐒'], 'обезьяна,🐒\r\n'],
])('behavior: %s', (_, cells, line) => {
  expect(csvRow(cells)).toBe(line);
});
