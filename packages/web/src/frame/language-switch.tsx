/** Switches between English and Russian by going to the same page in the other language. */
import { useLingui } from '@lingui/react/macro';
import { LANGUAGES, localizedPath } from '@lilape/domain/languages';
import { languageNames } from '#shell/first/language.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { useLocation } from '#shell/page/location.ts';
import styles from './language-switch.module.css';

/** Two plain links under a name of their own where a page has them twice; `frame-actions.ts` remembers the choice and keeps them at the page that is open. */
export function LanguageSwitch({ label }: { label?: string }) {
  const { t } = useLingui();
  const path = useLocation();
  const current = useLanguage();
  return (
    <nav aria-label={label ?? t`Language`} className={styles.languages}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          className={styles.language}
          href={localizedPath(path, language)}
          hrefLang={language}
          lang={language}
          aria-label={`${language.toUpperCase()}, ${languageNames[language]}`}
          aria-current={language === current ? 'true' : undefined}
        >
          {language}
        </a>
      ))}
    </nav>
  );
}
