/** The tables of a long text, on paper. */
import type { Block, TableRow } from '../../src/text/document.ts';
import type { Language } from '../../src/shell/page/language.ts';
import { colours, column, page, type Sheet } from './sheet.ts';

const right = page.width - page.right;

type Columns = readonly { left: number; width: number; isNumber: boolean }[];

/** Columns of figures are as wide as their longest cell; the first takes what they leave. */
function columnsOf(
  sheet: Sheet,
  { columns, rows }: Extract<Block, { kind: 'table' }>,
  language: Language,
): Columns {
  const widths = columns.map(({ title }, index) => {
    const cells = rows.map(({ cells }) => sheet.widthOf(cells[index]?.[language] ?? '', 'numberStrong', 9));
    return Math.max(sheet.widthOf(title[language], 'strong', 8.5), ...cells) + 22;
  });
  widths[0] = column - widths.slice(1).reduce((sum, width) => sum + width, 0);
  let left: number = page.left;
  return columns.map(({ isNumber = false }, index) => {
    const width = widths[index] ?? 0;
    left += width;
    return { left: left - width, width, isNumber };
  });
}

/** Sets a table with its caption, whole on one page. */
export function setTable(sheet: Sheet, block: Extract<Block, { kind: 'table' }>, language: Language): void {
  const columns = columnsOf(sheet, block, language);
  const heights = block.rows.map((row) => rowHeight(sheet, row, columns, language));
  sheet.gap(3);
  sheet.need(36 + heights.reduce((sum, height) => sum + height, 0));
  const { structure } = sheet;
  structure.group('Table', () => {
    sheet.mark('Caption', () =>
      sheet.text(block.caption[language], { face: 'strong', size: 9.5, colour: colours.soft }),
    );
    structure.group('TR', () => {
      block.columns.forEach(({ title }, index) =>
        structure.mark('TH', () => setCell(sheet, title[language], columns[index], 'strong', 8.5), {
          scope: 'Column',
        }),
      );
    });
    sheet.gap(18);
    for (const row of block.rows) structure.group('TR', () => setRow(sheet, row, columns, language));
  });
  sheet.doc.moveTo(page.left, sheet.y).lineTo(right, sheet.y).lineWidth(1.4).stroke(colours.ink);
  sheet.gap(14);
}

function setCell(
  sheet: Sheet,
  text: string,
  place: Columns[number] | undefined,
  face: 'strong' | 'numberStrong',
  size: number,
): void {
  if (place === undefined) return;
  const style = { face, size, colour: face === 'strong' ? colours.soft : colours.ink };
  if (place.isNumber) sheet.textRight(text, place.left + place.width, sheet.y, style);
  else sheet.textAt(text, place.left, sheet.y, style);
}

function noteWidth(columns: Columns): number {
  return (columns[0]?.width ?? column) - 14;
}

function rowHeight(sheet: Sheet, { note, barPct }: TableRow, columns: Columns, language: Language): number {
  const style = { size: 8.5, leading: 1.4, width: noteWidth(columns) };
  return (
    22 + (note === undefined ? 0 : sheet.heightOf(note[language], style)) + (barPct === undefined ? 0 : 13)
  );
}

/** Draws the cells of a row, each an element of the structure. */
function setRow(sheet: Sheet, row: TableRow, columns: Columns, language: Language): void {
  const [name, ...values] = row.cells;
  const top = sheet.y;
  const draw = () => setName(sheet, name?.[language] ?? '', row, columns, language);
  sheet.structure.mark('TH', draw, { scope: 'Row' });
  sheet.y = top + 3;
  values.forEach((value, index) =>
    sheet.mark('TD', () => setCell(sheet, value[language], columns[index + 1], 'numberStrong', 9)),
  );
  sheet.y = top + rowHeight(sheet, row, columns, language);
}

/** Draws the first cell of a row with what stands under it. */
function setName(
  sheet: Sheet,
  name: string,
  { note, barPct }: TableRow,
  columns: Columns,
  language: Language,
): void {
  const width = noteWidth(columns);
  sheet.doc.moveTo(page.left, sheet.y).lineTo(right, sheet.y).lineWidth(0.6).stroke(colours.line);
  sheet.gap(3);
  sheet.text(name, { face: 'strong', size: 10, width });
  if (note !== undefined)
    sheet.text(note[language], { size: 8.5, leading: 1.4, width, colour: colours.soft });
  if (barPct !== undefined)
    sheet.doc
      .roundedRect(page.left + 0.6, sheet.y + 2.5, (width * barPct) / 100, 7, 3.5)
      .lineWidth(1.2)
      .fillAndStroke(colours.banana, colours.ink);
}
