/** Switches between English and Russian by going to the same page in the other language. */
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { languageKey, languageNames, languages, localizedPath, type Language } from '#lib/language.ts';
import { writeStored } from '#lib/storage.ts';
import styles from './language-switch.module.css';

/** Two plain links; following one also remembers the choice. */
export function LanguageSwitch() {
  const { t, i18n } = useLingui();
  const { pathname, search, hash } = useLocation();
  const current = i18n.locale as Language;
  return (
    <nav aria-label={t`Language`} className={styles.languages}>
      {languages.map((language) => (
        <a
          key={language}
          className={styles.language}
          href={localizedPath(pathname, language) + search + hash}
          hrefLang={language}
          lang={language}
          aria-label={languageNames[language]}
          aria-current={language === current ? 'true' : undefined}
          onClick={() => writeStored(languageKey, language)}
        >
          {language}
        </a>
      ))}
    </nav>
  );
}
