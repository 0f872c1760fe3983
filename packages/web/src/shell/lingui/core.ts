/** In place of @lingui/core in what is built: fills compiled sentences, without the parts that this page never uses. @see decision 69 "lean runtimes" */
import type { Messages } from '@lingui/core';

type Forms = Readonly<Record<string, Compiled>>;
/** A name stands for its value; with forms, for the form that its count asks for. */
type Token = string | readonly [name: string, kind?: 'plural', forms?: Forms];
type Compiled = string | readonly Token[];
/** Texts and numbers: elements were taken out by `Trans`. */
type Values = Readonly<Record<string, string | number>>;

const loaded: Record<string, Record<string, Compiled>> = {};

/** The sentences that were loaded, in the language that is active. */
export const i18n = {
  locale: '',
  /** Adds the compiled sentences of a catalogue. */
  load(locale: string, messages: Messages): void {
    Object.assign((loaded[locale] ??= {}), messages);
  },
  activate(locale: string): void {
    i18n.locale = locale;
  },
  /** A sentence with its values; the id itself where it is not loaded, which the console reports. */
  _(this: void, asked: string | { id: string; values?: Values }, values?: Values): string {
    if (typeof asked !== 'string') return i18n._(asked.id, asked.values);
    const compiled = loaded[i18n.locale]?.[asked];
    if (compiled === undefined) console.warn(`No sentence ${asked}`);
    return filled(compiled ?? asked, values ?? {});
  },
};

/** `count` is what `#` stands for, within the forms of a plural. */
function filled(compiled: Compiled, values: Values, count?: string): string {
  if (typeof compiled === 'string') return compiled;
  const texts = compiled.map((token) => {
    if (typeof token === 'string') return token === '#' ? (count ?? token) : token;
    const [name, , forms] = token;
    return forms === undefined ? String(values[name] ?? '') : pluralOf(forms, Number(values[name]), values);
  });
  return texts.join('');
}

function pluralOf(forms: Forms, count: number, values: Values): string {
  const form = forms[count] ?? forms[new Intl.PluralRules(i18n.locale).select(count)] ?? forms['other'] ?? '';
  return filled(form, values, new Intl.NumberFormat(i18n.locale).format(count));
}
