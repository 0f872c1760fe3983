/** The band that scrolls by: what the site stands on and what holds for the token, or articles about it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { articles, facts, parts, type Part } from '#content/home/ticker.ts';
import { Art } from '#shell/ui/art.tsx';
import { useLanguage } from '#shell/page/use-language.ts';
import { CoinMark } from '#ui/coin-mark.tsx';
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
  return (
    <ul className={styles.items} aria-hidden={isCopy || undefined}>
      {articles.length > 0 ? <Articles isCopy={isCopy} /> : <Parts />}
    </ul>
  );
}

function Articles({ isCopy }: { isCopy: boolean }) {
  return articles.map(({ outlet, title, url }) => (
    <li key={url}>
      <a href={url} target="_blank" rel="noreferrer" tabIndex={isCopy ? -1 : undefined}>
        {outlet}: {title}
      </a>
      <Art name="banana" width={26} />
    </li>
  ));
}

/** Two names, then a fact. */
function Parts() {
  const language = useLanguage();
  return parts.map(({ name, mark }, index) => {
    const fact = index % 2 === 1 ? facts[(index - 1) / 2] : undefined;
    return (
      <Fragment key={name}>
        <li>
          <Mark of={mark} />
          {name}
        </li>
        {fact !== undefined && (
          <li>
            <strong className={styles.fact}>{fact[language]}</strong>
          </li>
        )}
      </Fragment>
    );
  });
}

function Mark({ of: mark }: { of: Part['mark'] }) {
  if (typeof mark === 'string') return <CoinMark coin={mark} size={32} />;
  return (
    <svg className={styles.mark} width="32" height="32" viewBox="-4 -4 32 32" aria-hidden="true">
      <path d={mark.d} />
    </svg>
  );
}
