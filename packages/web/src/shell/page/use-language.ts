/** The language of this document, for what is said in it. */
import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { Language } from '@lilape/domain/languages';

/** Returns the language that the page is shown in. */
export function useLanguage(): Language {
  return useLingui().i18n.locale as Language;
}

/** Returns the language that was made the document's, outside of components. */
export function activeLanguage(): Language {
  return i18n.locale as Language;
}
