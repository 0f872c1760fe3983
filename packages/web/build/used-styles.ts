/** Picks from the site's sheet what one document can use, and what its scripts can render later, for a small sheet each. */
import { type AtRule, type Root, type Rule, list } from 'postcss';
import { markOf } from './class-names.ts';

const CLASS = /\.([\w-]+)/g;

/** A selector without a class that no rule of a class has to outdo: of a tag, of the document's root, or of everything. */
const EVERYWHERE = /^(?:\*|[a-z][\w-]*|:root\S*|:(?:before|after)|::[\w-]+)$/;

/** The face of figures. */
const FIGURES = 'JetBrains Mono Variable';

/**
 * Returns the rules of `sheet` whose classes can occur in the page, in their order, with the animations that remain in
 * use and all faces, or only those of words. A component that is in `html` keeps the classes that it may set later. It
 * errs on the side of too much: elements, attributes and states are not looked at.
 */
export function usedStyles(sheet: Root, html: string, faces: 'all' | 'words'): string {
  const used = ofClasses(sheet, new Set(classesOf(html).map(ownerOf)), () => true);
  used.walkAtRules('font-face', (rule) => {
    if (faces === 'words' && isOfFigures(rule)) rule.remove();
  });
  dropEmpty(used);
  return used.toString();
}

/** The rules that can match with these classes, if `isWanted`, and the animations that they use. */
function ofClasses(sheet: Root, classes: ReadonlySet<string>, isWanted: (selector: string) => boolean): Root {
  const used = sheet.clone();
  used.walkRules((rule) => {
    if (isKeyframe(rule.parent)) return;
    const selectors = rule.selectors.filter(
      (selector) => canMatch(selector, classes) && isWanted(selector.trim()),
    );
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  dropUnusedAnimations(used);
  return used;
}

/** Returns the classes in `html` of components that the sheet knows nothing of: they would be rendered without their styles. */
export function unknownClasses(sheet: Root, html: string): string[] {
  const known = ownersIn(sheet);
  return classesOf(html).filter((name) => ownerOf(name) !== name && !known.has(ownerOf(name)));
}

/** Returns `first` with the rules of `later` after it that belong to components of which `first` knows nothing, and their animations. */
export function joinedSheets(first: Root, later: Root): Root {
  const owners = ownersIn(first);
  const animations = new Set<string>();
  first.walkAtRules('keyframes', ({ params }) => void animations.add(params));
  const rest = later.clone();
  rest.walkRules((rule) => {
    if (isKeyframe(rule.parent)) return;
    const classes = [...rule.selector.matchAll(CLASS)].map(([, name = '']) => ownerOf(name));
    if (classes.every((owner) => owners.has(owner))) rule.remove();
  });
  rest.walkAtRules((rule) => {
    const isKnown = rule.name === 'keyframes' && animations.has(rule.params);
    if (isKnown || rule.name === 'font-face') rule.remove();
  });
  dropEmpty(rest);
  const joined = first.clone();
  joined.append(...rest.nodes);
  return joined;
}

function ownersIn(sheet: Root): Set<string> {
  const owners = new Set<string>();
  sheet.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(CLASS)) owners.add(ownerOf(name));
  });
  return owners;
}

/**
 * Returns the rules of `sheet` for whatever `scripts` can render, in their order, with their animations. What a document
 * declares anyway is left out: faces, and the rules of elements of every kind; a second time they would style all of it again.
 */
export function laterStyles(sheet: Root, scripts: readonly string[]): string {
  const words = scripts.flatMap((script) => script.match(/[\w-]+/g) ?? []);
  const used = ofClasses(sheet, new Set(words.map(ownerOf)), (selector) => !EVERYWHERE.test(selector));
  used.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  dropEmpty(used);
  return used.toString();
}

/** Returns the faces of figures, for documents that bring only those of words. */
export function figureFaces(sheet: Root): string {
  const faces: string[] = [];
  sheet.walkAtRules('font-face', (rule) => {
    if (isOfFigures(rule)) faces.push(rule.toString());
  });
  return faces.join('');
}

function isOfFigures(face: AtRule): boolean {
  return face.some(
    (node) => node.type === 'decl' && node.prop === 'font-family' && node.value.includes(FIGURES),
  );
}

function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  const demanded = selector.replaceAll(/:not\([^)]*\)/g, '');
  return [...demanded.matchAll(CLASS)].every(([, name = '']) => classes.has(ownerOf(name)));
}

function classesOf(html: string): string[] {
  return [...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
}

/** The component that a class belongs to, by the mark of its CSS module; a class of no module stands for itself. */
function ownerOf(name: string): string {
  return markOf(name) ?? name;
}

function isKeyframe(parent: Rule['parent']): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';
}

function dropUnusedAnimations(root: Root): void {
  const named = new Set<string>();
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of list.space(value)) named.add(word);
  });
  root.walkAtRules('keyframes', (rule) => {
    if (!named.has(rule.params)) rule.remove();
  });
}

function dropEmpty(root: Root): void {
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}
