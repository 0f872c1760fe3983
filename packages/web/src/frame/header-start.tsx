/** The header's logo and, on large screens, its switches. */
import { useLingui } from '@lingui/react/macro';
import { logo, wordmark } from 'virtual:art-signs';
import { LanguageSwitch } from './language-switch.tsx';
import { Link } from '#shell/ui/link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './header.module.css';

/** Logo, language, theme. */
export function HeaderStart() {
  const { t } = useLingui();
  return (
    <>
      <Link to="/#home" className={styles.logo} aria-label={t`LilApe, to the start`}>
        {/* In the document itself: there is none that does not begin with them. */}
        <img alt="" src={logo} width={44} height={44} />
        <img className={styles.name} alt="" src={wordmark} width={128} height={35} />
      </Link>
      <div className={styles.switches}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </>
  );
}
