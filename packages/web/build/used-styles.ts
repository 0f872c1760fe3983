/** Picks from the site's sheet what one document can use, and what its scripts can render later, for a small sheet each. */
import { type AtRule, type Root, type Rule, list } from 'postcss';
import { markOf } from './class-names.ts';

const CLASS = /\.([\w-]+)/g;

/** A selector that weighs as much as one class: of an attribute or a state alone. */
const AS_A_CLASS = /^(?:\[[^\]]+\]|:(?!root|before|after)[\w-]+)$/;

/** The face of figures. */
const FIGURES = 'JetBrains Mono Variable';

/** The components whose classes `html` has; a component that is there keeps the classes that it may set later. */
export const ownersInHtml = (html: string): Set<string> => new Set(classesOf(html).map(ownerOf));

/** The components whose classes a script names, and whatever else could be a class. */
export const ownersInScript = (script: string): Set<string> =>
  new Set((script.match(/[\w-]+/g) ?? []).map(ownerOf));

/**
 * Returns the rules of `sheet` for components that can occur in the page, in their order, with the animations that remain in
 * use and all faces, or only those of words. It errs on the side of too much: elements, attributes and states are not looked at.
 */
export function usedStyles(sheet: Root, owners: ReadonlySet<string>, faces: 'all' | 'words'): string {
  const used = ofOwners(sheet, owners, () => true);
  used.walkAtRules('font-face', (rule) => {
    if (faces === 'words' && isOfFigures(rule)) rule.remove();
  });
  dropEmpty(used);
  return used.toString();
}

/** The rules that can match with these components, if `isWanted`, and the animations that they use. */
function ofOwners(sheet: Root, owners: ReadonlySet<string>, isWanted: (selector: string) => boolean): Root {
  const used = sheet.clone();
  used.walkRules((rule) => {
    if (isKeyframe(rule.parent)) return;
    const selectors = rule.selectors.filter(
      (selector) => canMatch(selector, owners) && isWanted(selector.trim()),
    );
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  dropUnusedAnimations(used);
  return used;
}

/**
 * Returns the rules of `sheet` for the components that only scripts render, in their order, with their animations: nothing of what
 * the document's own sheet has for `present` ones, or it would come a second time after what refines it. Left out too are faces and the rules without a class, which would style the document
 * again, but for those that a class of the same weight would outdo if it came after them.
 */
export function laterStyles(sheet: Root, owners: ReadonlySet<string>, present: ReadonlySet<string>): string {
  const isNew = (selector: string) => {
    const classes = ownersOf(selector);
    return classes.length === 0 ? AS_A_CLASS.test(selector) : classes.some((owner) => !present.has(owner));
  };
  const used = ofOwners(sheet, new Set([...owners, ...present]), isNew);
  used.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  dropEmpty(used);
  return used.toString();
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
    if (ownersOf(rule.selector).every((owner) => owners.has(owner))) rule.remove();
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
    for (const owner of ownersOf(selector)) owners.add(owner);
  });
  return owners;
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

function canMatch(selector: string, owners: ReadonlySet<string>): boolean {
  return ownersOf(selector.replaceAll(/:not\([^)]*\)/g, '')).every((owner) => owners.has(owner));
}

const ownersOf = (selector: string) => [...selector.matchAll(CLASS)].map(([, name = '']) => ownerOf(name));

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
