/** Loads the sentences of one part of the page in the language of this document. */
import { i18n } from '@lingui/core';
import { loadCatalog } from 'virtual:catalogs';
import type { Language } from '@lilape/domain/languages';
import { activeLanguage } from './use-language.ts';

const loaded = new Map<string, Promise<void>>();

/** Makes `language` the language of this document; call it before any sentence is shown. */
export function activateLanguage(language: Language): void {
  i18n.load(language, {});
  i18n.activate(language);
}

/** Resolves when a catalogue's sentences can be shown; a failed load is tried again by the next call. */
export function loadMessages(name: string): Promise<void> {
  const language = activeLanguage();
  const key = `${language}/${name}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const loading = loadCatalog(name, language).then(
    ({ messages }) => i18n.load(language, messages),
    (cause: unknown) => {
      loaded.delete(key);
      throw cause;
    },
  );
  loaded.set(key, loading);
  return loading;
}
