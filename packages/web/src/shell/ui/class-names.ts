/** Joins the class names that apply. */

/** Returns the given names with a space between; absent ones are left out. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
