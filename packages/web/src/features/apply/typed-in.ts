/** What stands in the form's own fields: a browser fills them in, and people type, before the page's code has come. */
import type { Typed } from './draft.ts';

/** The fields that are not empty, by their names. */
export function typedIn(form: HTMLFormElement): Partial<Typed> {
  const data = new FormData(form);
  const text = (name: string) => data.getAll(name).filter((value) => typeof value === 'string');
  const links = text('links').filter((link) => link !== '');
  const one = Object.fromEntries(
    (['project', 'contract', 'contact', 'pitch'] as const).flatMap((name) => {
      const [value = ''] = text(name);
      return value === '' ? [] : [[name, value]];
    }),
  );
  return { ...one, ...(links.length > 0 && { links }) };
}
