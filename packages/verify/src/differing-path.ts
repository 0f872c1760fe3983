// The first place at which two JSON values differ.

export type DifferingPath = { readonly what: string; readonly published: string; readonly computed: string };

/** Where `published` is not `computed`, whatever the order of their names; null where they are the same. */
export function differingPath(published: unknown, computed: unknown, what = ''): DifferingPath | null {
  if (isObject(published) && isObject(computed)) {
    for (const name of new Set([...Object.keys(computed), ...Object.keys(published)])) {
      const found = differingPath(published[name], computed[name], what === '' ? name : `${what}.${name}`);
      if (found !== null) return found;
    }
    return null;
  }
  return published === computed ? null : { what, published: textOf(published), computed: textOf(computed) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
