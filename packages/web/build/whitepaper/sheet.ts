/** The pages of the PDF: a cursor that moves down the page, with a head and a foot on each. */
import type PdfDocument from 'pdfkit';
import { Structure } from './structure.ts';
import { breakLines, lineWidth, type Piece, piecesOf, setLine, type Face } from './type.ts';

type Pdf = InstanceType<typeof PdfDocument>;

export const colours = {
  ink: '#1B1710',
  soft: '#5C503A',
  clay: '#BF4528',
  leaf: '#28734A',
  banana: '#FFD23F',
  paper: '#FFF6E3',
  cream: '#FFFCF3',
  line: '#D8C69D',
  link: '#17748a',
} as const;

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, left: 64, right: 64, top: 76, bottom: 70 } as const;
export const column = page.width - page.left - page.right;

type TextStyle = {
  size?: number;
  face?: Face;
  colour?: string;
  leading?: number;
  x?: number;
  width?: number;
};

/** What the library does where it breaks a page by itself, but does not declare. */
type Marked = {
  page: unknown;
  endPageMarkings(page: unknown): unknown;
  initPageMarkings(markings: unknown): void;
};

/** How many lines a line of a paragraph stays together with: neither its first nor its last stands alone on a page. */
function keptWith(index: number, count: number): number {
  return (index === 0 || index === count - 2) && count > 1 ? 2 : 1;
}

/** Where things are put; `y` is the upper edge of what comes next. */
export class Sheet {
  y: number = page.top;
  /** Number of the present page, from 1. */
  number = 1;
  readonly doc: Pdf;
  private readonly running: string;
  readonly structure: Structure;
  private readonly linkOf: (to: string) => string | undefined;

  constructor(doc: Pdf, running: string, linkOf: (to: string) => string | undefined) {
    this.doc = doc;
    this.running = running;
    this.linkOf = linkOf;
    this.structure = new Structure(doc);
  }

  /** Starts a page with its head and foot. */
  newPage(): void {
    const marked = this.doc as unknown as Marked;
    const marks = marked.endPageMarkings(marked.page);
    this.doc.addPage();
    this.number += 1;
    this.doc.markContent('Artifact', { type: 'Pagination' });
    this.furnish();
    this.doc.endMarkedContent();
    marked.initPageMarkings(marks);
    this.y = page.top;
  }

  /** Goes to a new page unless `height` points are left on this one. */
  need(height: number): void {
    if (this.y + height > page.height - page.bottom) this.newPage();
  }

  gap(height: number): void {
    this.y += height;
  }

  /** Draws something as an element of the document's structure, for screen readers: "H1", "P", "TD". */
  mark(tag: string, draw: () => void): void {
    this.structure.mark(tag, draw);
  }

  /** Width of a text in one line. */
  widthOf(text: string, face: Face, size: number): number {
    return lineWidth(breakLines(this.doc, [{ text, face }], size, Number.POSITIVE_INFINITY)[0] ?? []);
  }

  /** Height that a sentence takes. */
  heightOf(text: string | readonly Piece[], style: TextStyle = {}): number {
    const { size = 10.5, leading = 1.5, face = 'text', width = column } = style;
    const pieces = typeof text === 'string' ? piecesOf(text, face) : text;
    return breakLines(this.doc, pieces, size, width).length * size * leading;
  }

  /** Sets a sentence in the column, over as many pages as it takes. */
  text(text: string | readonly Piece[], style: TextStyle = {}): void {
    const { size = 10.5, leading = 1.5, face = 'text', colour = colours.ink } = style;
    const { x = page.left, width = column } = style;
    const pieces = typeof text === 'string' ? piecesOf(text, face) : text;
    const lines = breakLines(this.doc, pieces, size, width);
    for (const [index, line] of lines.entries()) {
      this.need(size * leading * keptWith(index, lines.length));
      setLine(this.doc, line, {
        x,
        y: this.y + size * leading * 0.72,
        size,
        colour,
        link: (to, box, words, draw) => {
          const address = this.linkOf(to);
          if (address === undefined) draw(null);
          else this.structure.link(address, box, words, () => draw(colours.link));
        },
      });
      this.y += size * leading;
    }
  }

  /** Sets one line that ends at `right`, without moving the cursor; `y` is its upper edge. */
  textRight(text: string, right: number, y: number, style: TextStyle = {}): void {
    const { size = 10.5, leading = 1.5, face = 'text', colour = colours.ink } = style;
    const [line = []] = breakLines(this.doc, [{ text, face }], size, Number.POSITIVE_INFINITY);
    setLine(this.doc, line, { x: right - lineWidth(line), y: y + size * leading * 0.72, size, colour });
  }

  /** Sets one line at (x, y) without moving the cursor. */
  textAt(text: string, x: number, y: number, style: TextStyle = {}): number {
    const { size = 10.5, leading = 1.5, face = 'text', colour = colours.ink } = style;
    const [line = []] = breakLines(this.doc, [{ text, face }], size, Number.POSITIVE_INFINITY);
    setLine(this.doc, line, { x, y: y + size * leading * 0.72, size, colour });
    return lineWidth(line);
  }

  private furnish(): void {
    const { doc } = this;
    doc.rect(0, 0, page.width, 14).fill(colours.banana);
    doc.rect(0, 14, page.width, 1.5).fill(colours.ink);
    this.textAt('LilApe', page.left, 32, { face: 'display', size: 9 });
    this.textRight(this.running, page.width - page.right, 32, { size: 9, colour: colours.soft });
    this.textRight(String(this.number), page.width - page.right, page.height - 48, {
      face: 'numberStrong',
      size: 9,
    });
  }
}
