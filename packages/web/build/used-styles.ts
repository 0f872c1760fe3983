/** Picks from the site's sheet what one document can use, to stand in that document. */
import { type AtRule, type Root, type Rule, list } from 'postcss';

const CLASS = /\.([\w-]+)/g;

/** The face of figures: they come with the page's scripts, and until then a fallback of the same measure stands in. */
const LATER_FACE = 'JetBrains Mono Variable';

/**
 * Returns the rules of `sheet` whose classes all occur in `html`, in their order, with the animations that remain in
 * use and the faces of words. It errs on the side of too much: elements, attributes and states are not looked at.
 */
export function usedStyles(sheet: Root, html: string): string {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  const used = sheet.clone();
  used.walkRules((rule) => {
    if (isKeyframe(rule.parent)) return;
    const selectors = rule.selectors.filter((selector) => canMatch(selector, classes));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  used.walkAtRules('font-face', (rule) => {
    if (isLater(rule)) rule.remove();
  });
  dropUnusedAnimations(used);
  dropEmpty(used);
  return used.toString();
}

/** Returns the sheet without what every document declares: a second time would lay its texts out again. */
export function laterSheet(sheet: Root): string {
  const rest = sheet.clone();
  rest.walkAtRules('font-face', (rule) => {
    if (!isLater(rule)) rule.remove();
  });
  return rest.toString();
}

function isLater(face: AtRule): boolean {
  return face.some(
    (node) => node.type === 'decl' && node.prop === 'font-family' && node.value.includes(LATER_FACE),
  );
}

function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  const demanded = selector.replaceAll(/:not\([^)]*\)/g, '');
  return [...demanded.matchAll(CLASS)].every(([, name = '']) => classes.has(name));
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
