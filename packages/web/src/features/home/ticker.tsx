/** The band that scrolls by: what the site is made with, or articles about it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { articles, madeWith } from '#content/home/ticker.ts';
import { Art } from '#shell/ui/art.tsx';
import { MotionSwitch } from '#ui/motion-switch.tsx';
import styles from './ticker.module.css';

/** A loop of 15 s, 7.5 s on narrow screens; it stops by the button, under the pointer, and for who wants less motion. @see specification §2 */
export function Ticker() {
  const { t } = useLingui();
  const hasArticles = articles.length > 0;
  return (
    <section className={styles.ticker} aria-label={hasArticles ? t`Read about us` : t`Made with`}>
      <p className={styles.label} aria-hidden="true">
        {hasArticles ? <Trans>Read about us</Trans> : <Trans>Made with</Trans>}
      </p>
      <div className={styles.window}>
        <div className={styles.loop}>
          <Items />
          <Items isCopy />
        </div>
      </div>
      <div className={styles.switch}>
        <MotionSwitch />
      </div>
    </section>
  );
}

/** The items once; the copy fills the screen while the first ones leave it, and is silent. */
function Items({ isCopy = false }: { isCopy?: boolean }) {
  const items =
    articles.length > 0
      ? articles.map(({ outlet, title, url }) => ({ name: `${outlet}: ${title}`, url }))
      : madeWith.map((name) => ({ name, url: undefined }));
  return (
    <ul className={styles.items} aria-hidden={isCopy || undefined}>
      {items.map(({ name, url }) => (
        <li key={name}>
          {url === undefined ? (
            name
          ) : (
            <a href={url} target="_blank" rel="noreferrer" tabIndex={isCopy ? -1 : undefined}>
              {name}
            </a>
          )}
          <Art name="banana" width={26} />
        </li>
      ))}
    </ul>
  );
}
