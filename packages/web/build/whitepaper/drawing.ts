/** Draws an SVG of `@lilape/art` into a PDF: groups, paths, clips and the few attributes that those drawings use. */
import type PdfDocument from 'pdfkit';

type Pdf = InstanceType<typeof PdfDocument>;
type Node = { tag: string; attributes: Readonly<Record<string, string>>; children: Node[] };
type Paint = { fill: string; stroke: string; width: number; dash: string | undefined };

/** Draws `svg` with its upper left corner at (x, y), `width` points wide; returns its height. */
export function drawSvg(doc: Pdf, svg: string, x: number, y: number, width: number): number {
  const root = parse(svg);
  const [, , boxWidth = 1, boxHeight = 1] = (root.attributes['viewBox'] ?? '').split(' ').map(Number);
  const scale = width / boxWidth;
  const clips = new Map<string, string>();
  collectClips(root, clips);
  doc.save().translate(x, y).scale(scale).lineJoin('round').lineCap('round');
  doc.rect(0, 0, boxWidth, boxHeight).clip();
  for (const child of root.children)
    draw(doc, child, { fill: 'none', stroke: 'none', width: 1, dash: undefined }, clips);
  doc.restore();
  return boxHeight * scale;
}

function parse(svg: string): Node {
  const top: Node = { tag: '', attributes: {}, children: [] };
  const open = [top];
  for (const [, closing, tag = '', text = '', isEmpty] of svg.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (closing === '/') {
      open.pop();
      continue;
    }
    const attributes = Object.fromEntries(
      [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
    const node: Node = { tag, attributes, children: [] };
    open.at(-1)?.children.push(node);
    if (isEmpty !== '/') open.push(node);
  }
  const [root] = top.children;
  if (root === undefined) throw new Error('A drawing of the whitepaper is empty.');
  return root;
}

function collectClips({ tag, attributes, children }: Node, clips: Map<string, string>): void {
  const id = attributes['id'];
  if (tag === 'clipPath' && id !== undefined)
    clips.set(id, children.map(({ attributes }) => attributes['d'] ?? '').join(''));
  for (const child of children) collectClips(child, clips);
}

function draw(doc: Pdf, node: Node, inherited: Paint, clips: ReadonlyMap<string, string>): void {
  if (node.tag !== 'g' && node.tag !== 'path') return;
  const { attributes } = node;
  const paint: Paint = {
    fill: attributes['fill'] ?? inherited.fill,
    stroke: attributes['stroke'] ?? inherited.stroke,
    width: Number(attributes['stroke-width'] ?? inherited.width),
    dash: attributes['stroke-dasharray'] ?? inherited.dash,
  };
  doc.save();
  transform(doc, attributes['transform']);
  const clip = clips.get(/url\(#(.+)\)/.exec(attributes['clip-path'] ?? '')?.[1] ?? '');
  if (clip !== undefined) doc.path(clip).clip();
  if (node.tag === 'path') drawPath(doc, attributes['d'] ?? '', paint);
  for (const child of node.children) draw(doc, child, paint, clips);
  doc.restore();
}

function drawPath(doc: Pdf, d: string, { fill, stroke, width, dash }: Paint): void {
  if (fill === 'none' && stroke === 'none') return;
  doc.path(d).lineWidth(width);
  if (dash !== undefined) {
    const [length = 1, space = length] = dash.split(/[ ,]+/).map(Number);
    doc.dash(length, { space });
  }
  if (fill === 'none') doc.stroke(stroke);
  else if (stroke === 'none') doc.fill(fill);
  else doc.fillAndStroke(fill, stroke);
}

function transform(doc: Pdf, list = ''): void {
  for (const [, name, values = ''] of list.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c] = values.trim().split(/[ ,]+/).map(Number);
    if (name === 'translate') doc.translate(a, b ?? 0);
    else if (name === 'scale') doc.scale(a, b ?? a);
    else if (name === 'rotate') doc.rotate(a, { origin: [b ?? 0, c ?? 0] });
    else throw new Error(`The whitepaper cannot draw ${name}().`);
  }
}
