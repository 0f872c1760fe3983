/** The header's logo and, on large screens, its switches. */
import { useLingui } from '@lingui/react/macro';
import { LanguageSwitch } from './language-switch.tsx';
import { Art } from '#shell/ui/art.tsx';
import { Link } from '#shell/ui/link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { Wordmark } from './wordmark.tsx';
import styles from './header.module.css';

/** Logo, language, theme. */
export function HeaderStart() {
  const { t } = useLingui();
  return (
    <>
      <Link to="/#home" className={styles.logo} aria-label={t`LilApe home`}>
        <Art name="logo" width={44} isEager />
        <span className={styles.name}>
          <Wordmark width={128} />
        </span>
      </Link>
      <div className={styles.switches}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </>
  );
}
