/** The phases of the roadmap, on paper. */
import type { Block, PhaseStand } from '../../src/text/document.ts';
import type { Language } from '../../src/shell/page/language.ts';
import { colours, column, page, type Sheet } from './sheet.ts';

const right = page.width - page.right;

const dots: Record<PhaseStand, { fill: string; text: string }> = {
  completed: { fill: colours.leaf, text: colours.cream },
  active: { fill: colours.banana, text: colours.ink },
  ongoing: { fill: colours.banana, text: colours.ink },
  upcoming: { fill: colours.cream, text: colours.ink },
  following: { fill: colours.cream, text: colours.ink },
  off: { fill: colours.cream, text: colours.ink },
};

/** Sets the roadmap: its phases one below the other, on a line. */
export function setPhases(
  sheet: Sheet,
  { phases }: Extract<Block, { kind: 'phases' }>,
  language: Language,
): void {
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
