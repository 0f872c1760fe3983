/** Switches between the day and the night jungle. */
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from './icon.tsx';
import styles from './theme-switch.module.css';

/** The theme button, pressed through `frame-actions.ts`; which picture shows is decided by the style sheet, because the HTML is made before the theme is known. */
export function ThemeSwitch() {
  const { t } = useLingui();
  return (
    <IconButton label={t`Switch between light and dark`} data-action="theme">
      <Icon name="moon" className={styles.moon} />
      <Icon name="sun" className={styles.sun} />
    </IconButton>
  );
}
