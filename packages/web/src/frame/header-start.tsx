/** The header's logo and, on large screens, its switches. */
import { useLingui } from '@lingui/react/macro';
import { logo } from 'virtual:art';
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
        {/* In the document itself: there is none that does not begin with it. */}
        <img alt="" src={logo} width={44} height={44} />
        <span className={styles.name} aria-hidden="true">
          LilApe
        </span>
      </Link>
      <div className={styles.switches}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </>
  );
}
