/** The blocks of a long text, on paper. */
import type { Block } from '../../src/text/document.ts';
import type { Language } from '../../src/shell/page/language.ts';
import { setPhases } from './phases.ts';
import { colours, column, page, type Sheet } from './sheet.ts';
import { setTable } from './table.ts';

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
