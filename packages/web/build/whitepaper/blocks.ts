/** The blocks of a long text, on paper. */
import type { Block, PhaseStand, TableRow } from '../../src/text/document.ts';
import type { Language } from '../../src/shell/page/language.ts';
import { colours, column, page, type Sheet } from './sheet.ts';

const right = page.width - page.right;

/** Sets a block with the space under it. */
export function setBlock(sheet: Sheet, block: Block, language: Language): void {
  switch (block.kind) {
    case 'text':
      sheet.mark('P', () => sheet.text(block.text[language]));
      sheet.gap(9);
      return;
    case 'heading':
      sheet.gap(8);
      sheet.need(70);
      sheet.doc.addNamedDestination(block.id, 'XYZ', 0, sheet.y - 12, null);
      sheet.mark('H3', () => sheet.text(block.text[language], { face: 'display', size: 12.5, leading: 1.4 }));
      sheet.gap(5);
      return;
    case 'list':
      sheet.structure.group('L', () => {
        for (const item of block.items) setItem(sheet, item[language]);
      });
      sheet.gap(4);
      return;
    case 'note':
      return setNote(sheet, block, language);
    case 'facts':
      return setFacts(sheet, block, language);
    case 'table':
      return setTable(sheet, block, language);
    case 'formula':
      return setFormula(sheet, block, language);
    case 'phases':
      return setPhases(sheet, block, language);
  }
}

function setItem(sheet: Sheet, text: string): void {
  const draw = () => {
    sheet.need(34);
    sheet.doc
      .circle(page.left + 5, sheet.y + 8.4, 3.2)
      .lineWidth(1.2)
      .fillAndStroke(colours.banana, colours.ink);
    sheet.text(text, { x: page.left + 18, width: column - 18 });
    sheet.gap(5);
  };
  sheet.structure.group('LI', () => sheet.mark('LBody', draw));
}

/** Draws a panel of `height` at the cursor. */
function panel(sheet: Sheet, height: number, edge: string, fill: string): void {
  sheet.doc.roundedRect(page.left, sheet.y, column, height, 7).lineWidth(1.4).fillAndStroke(fill, edge);
}

function setNote(sheet: Sheet, block: Extract<Block, { kind: 'note' }>, language: Language): void {
  const edge = block.look === 'warning' ? colours.clay : colours.ink;
  const style = { x: page.left + 22, width: column - 38 };
  const height = 20 + 18 + sheet.heightOf(block.text[language], style);
  sheet.gap(3);
  sheet.need(height);
  panel(sheet, height, edge, colours.cream);
  sheet.doc.rect(page.left, sheet.y + 7, 6, height - 14).fill(edge);
  const top = sheet.y;
  sheet.gap(9);
  sheet.mark('P', () => {
    sheet.text(block.title[language], { ...style, face: 'strong', colour: edge });
    sheet.text(block.text[language], style);
  });
  sheet.y = top + height;
  sheet.gap(12);
}

function setFacts(sheet: Sheet, { facts }: Extract<Block, { kind: 'facts' }>, language: Language): void {
  const [first, ...others] = facts;
  if (first === undefined) return;
  sheet.need(100);
  const top = sheet.y;
  panel(sheet, 90, colours.ink, colours.paper);
  const cell = column / others.length;
  sheet.mark('P', () => {
    sheet.textAt(first.value[language], page.left + 14, top + 6, { face: 'numberStrong', size: 17 });
    sheet.textAt(first.name[language], page.left + 14, top + 29, { size: 8.5, colour: colours.soft });
    others.forEach(({ name, value }, index) => {
      const x = page.left + 14 + index * cell;
      sheet.textAt(value[language], x, top + 48, { face: 'numberStrong', size: 12 });
      sheet.textAt(name[language], x, top + 66, { size: 8.5, colour: colours.soft });
    });
  });
  sheet.y = top + 90;
  sheet.gap(13);
}

function setFormula(sheet: Sheet, block: Extract<Block, { kind: 'formula' }>, language: Language): void {
  const style = { x: page.left + 16, width: column - 32 };
  const caption = { ...style, size: 8.5, colour: colours.soft };
  const height = 18 + block.lines.length * 15 + 8 + sheet.heightOf(block.caption[language], caption);
  sheet.need(height);
  const top = sheet.y;
  panel(sheet, height, colours.ink, colours.paper);
  sheet.gap(9);
  sheet.mark('P', () => {
    for (const line of block.lines)
      sheet.text([{ text: line[language], face: 'number' }], { ...style, size: 9, leading: 15 / 9 });
    sheet.gap(3);
    sheet.text(block.caption[language], caption);
  });
  sheet.y = top + height;
  sheet.gap(13);
}

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

function setTable(sheet: Sheet, block: Extract<Block, { kind: 'table' }>, language: Language): void {
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

const dots: Record<PhaseStand, { fill: string; text: string }> = {
  completed: { fill: colours.leaf, text: colours.cream },
  active: { fill: colours.banana, text: colours.ink },
  ongoing: { fill: colours.banana, text: colours.ink },
  upcoming: { fill: colours.cream, text: colours.ink },
  following: { fill: colours.cream, text: colours.ink },
  off: { fill: colours.cream, text: colours.ink },
};

function setPhases(sheet: Sheet, { phases }: Extract<Block, { kind: 'phases' }>, language: Language): void {
  const style = { x: page.left + 40, width: column - 40 };
  const heights = phases.map(
    ({ items }) => 34 + items.reduce((sum, item) => sum + sheet.heightOf(item[language], style), 0),
  );
  sheet.need(heights.reduce((sum, height) => sum + height, 0));
  phases.forEach(({ title, stands: [{ status, label }], items }, index) => {
    const height = heights[index] ?? 0;
    const top = sheet.y;
    const { doc } = sheet;
    if (index < phases.length - 1)
      doc
        .moveTo(page.left + 13, top + 13)
        .lineTo(page.left + 13, top + height)
        .lineWidth(2.5)
        .stroke(colours.leaf);
    doc
      .circle(page.left + 13, top + 11, 12)
      .lineWidth(1.4)
      .fillAndStroke(dots[status].fill, colours.ink);
    sheet.mark('P', () => {
      const number = String(index + 1);
      sheet.textAt(number, page.left + 9, top + 2.2, {
        face: 'display',
        size: 11,
        colour: dots[status].text,
      });
      sheet.textAt(title[language], style.x, top + 1, { face: 'display', size: 11.5 });
      sheet.textRight(label[language], right, top + 2, { face: 'strong', size: 9, colour: colours.clay });
      sheet.y = top + 22;
      for (const item of items) sheet.text(item[language], style);
    });
    sheet.y = top + height;
  });
  sheet.gap(4);
}
