/** What a screen reader is told of the PDF: a tree of elements in the order in which they are drawn. */
import type PdfDocument from 'pdfkit';
import type { Box } from './type.ts';

type Pdf = InstanceType<typeof PdfDocument>;
type Element = ReturnType<Pdf['struct']>;
type Options = { alt?: string; scope?: 'Column' | 'Row' };
type Content = { tag: string; marked: ReturnType<Pdf['markStructureContent']> };
/** An element takes links too, which the library's types do not say. */
type LinkOptions = Parameters<Pdf['link']>[5];

export class Structure {
  private readonly doc: Pdf;
  private element: Element;
  private content: Content | null = null;

  constructor(doc: Pdf) {
    this.doc = doc;
    this.element = doc.struct('Document');
    doc.addStructure(this.element);
  }

  /** Ends the tree, once everything is drawn. */
  end(): void {
    this.element.end();
  }

  /** Makes an element, within the present one, of those that `draw` makes: "L", "Table", "TR". */
  group(tag: string, draw: () => void, options: Options = {}): void {
    const parent = this.element;
    this.element = this.doc.struct(tag, options);
    parent.add(this.element);
    draw();
    this.element.end();
    this.element = parent;
  }

  /** Makes an element of what `draw` draws: "H1", "P", "TD". Links within it are elements of their own. */
  mark(tag: string, draw: () => void, options: Options = {}): void {
    const around = this.content;
    if (around !== null) this.close();
    this.group(
      tag,
      () => {
        this.open(tag);
        draw();
        this.close();
      },
      options,
    );
    if (around !== null) this.open(around.tag);
  }

  /** Makes a link, to an address or to a place of the document such as `#terms`, of what `draw` draws. */
  link(to: string, { x, y, width, height }: Box, words: string, draw: () => void): void {
    this.mark('Link', () => {
      draw();
      // The library writes a plain text as a name.
      const options = { structParent: this.element, Contents: Object(words) as string } as LinkOptions;
      if (to.startsWith('#')) this.doc.goTo(x, y, width, height, to.slice(1), options);
      else this.doc.link(x, y, width, height, to, options);
    });
  }

  private open(tag: string): void {
    this.content = { tag, marked: this.doc.markStructureContent(tag) };
  }

  private close(): void {
    if (this.content === null) return;
    this.doc.endMarkedContent();
    this.element.add(this.content.marked);
    this.content = null;
  }
}
