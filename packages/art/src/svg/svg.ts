// Builds SVG text: elements, colours by class with a fallback attribute, and the outer document.

import { palette, type Colour, type Theme } from './palette.ts';

export type Attributes = Readonly<Record<string, string | number | undefined>>;

export interface DrawingOptions {
  /** Names the picture for a screen reader; without it the picture is decoration and hidden from it. */
  readonly title?: string;
  /** Put before every id, so that several drawings can stand on one page. */
  readonly idPrefix?: string;
  /** The colours written as fallback attributes; classes win over them. Light when absent. */
  readonly theme?: Theme;
}

/** What a part of a drawing needs to know about the drawing it stands in. */
export interface Pen {
  readonly id: (name: string) => string;
  readonly fill: (colour: Colour) => string;
  readonly stroke: (colour: Colour) => string;
}

/** The pen of a drawing: ids with its prefix, colours of its theme. */
export const penFor = ({ idPrefix = 'ape', theme = 'light' }: DrawingOptions): Pen => ({
  id: (name) => `${idPrefix}-${name}`,
  fill: (colour) => ` class="art-${colour}" fill="${palette[colour][theme]}"`,
  stroke: (colour) => ` class="art-${colour}-line" stroke="${palette[colour][theme]}"`,
});

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text made safe to stand in an element or in a double-quoted attribute. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** A path; `paint` is what {@link Pen} gives, `more` any further attributes. */
export const path = (d: string, paint = '', more = ''): string => `<path d="${d}"${paint}${more}/>`;

/** A group with the given attribute text. */
export const group = (attributes: string, ...children: readonly string[]): string =>
  `<g${attributes}>${children.join('')}</g>`;

/** A clip of the outline `d`, to be referred to by {@link clippedBy}. */
export const clip = (id: string, d: string): string => `<clipPath id="${id}"><path d="${d}"/></clipPath>`;

/** The attribute that clips an element by a {@link clip}. */
export const clippedBy = (id: string): string => ` clip-path="url(#${id})"`;

/** Attributes of an ink outline of `width` units that everything inside inherits. */
export const inkOutline = (pen: Pen, width: number): string =>
  `${pen.stroke('ink')} stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

/** A complete `<svg>` of `width` × `height` units; hidden from screen readers when it has no title. */
export const drawing = (
  { title }: DrawingOptions,
  width: number,
  height: number,
  ...children: readonly string[]
): string => {
  const role = title === undefined ? ' aria-hidden="true"' : ' role="img"';
  const label = title === undefined ? '' : `<title>${escapeXml(title)}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${role} focusable="false" fill="none">${label}${children.join('')}</svg>`;
};
