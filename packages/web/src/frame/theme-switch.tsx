/** Switches between the day and the night jungle. */
import { useLingui } from '@lingui/react/macro';
import { Moon, Sun } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './theme-switch.module.css';

/** The theme button, pressed through `frame-actions.ts`; which picture shows is decided by the style sheet, because the HTML is made before the theme is known. */
export function ThemeSwitch() {
  const { t } = useLingui();
  return (
    <IconButton label={t`Switch between light and dark`} data-action="theme">
      <Moon className={styles.moon} aria-hidden="true" size={22} />
      <Sun className={styles.sun} aria-hidden="true" size={22} />
    </IconButton>
  );
}
