/** The header's logo and, on large screens, its switches. */
import { useLingui } from '@lingui/react/macro';
import { LanguageSwitch } from './language-switch.tsx';
import { LogoPart } from './logo-part.tsx';
import { Link } from '#shell/ui/link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './header.module.css';

/** Logo, language, theme. */
export function HeaderStart() {
  const { t } = useLingui();
  return (
    <>
      <Link to="/#home" className={styles.logo} aria-label={t`LilApe home`}>
        <LogoPart part="mark" width={44} />
        <span className={styles.name}>
          <LogoPart part="name" width={128} />
        </span>
      </Link>
      <div className={styles.switches}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </>
  );
}
