/** The marquee that scrolls by: what the site stands on and what holds for the token, or articles about it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { facts, parts, type Part } from '#content/home/ticker.ts';
import { Art } from '#shell/ui/art.tsx';
import { useLanguage } from '#shell/page/use-language.ts';
import { CoinMark } from '#ui/coin-mark.tsx';
import { MotionSwitch } from '#ui/motion-switch.tsx';
import styles from './ticker.module.css';

/**
 * A loop of 15 s, 7.5 s on narrow screens; it stops by the button, under the pointer, and for who wants less motion. Of
 * articles there is an empty marquee, which the server fills in and shows in the other's place. @see specification §2, decision 119 "site settings"
 */
export function Ticker() {
  const { t } = useLingui();
  return (
    <>
      <section className={styles.ticker} aria-label={t`Made with`} data-site="no-articles">
        <Marquee label={<Trans>Made with</Trans>}>
          <ul className={styles.items}>
            <Parts />
          </ul>
          <ul className={styles.items} aria-hidden="true">
            <Parts />
          </ul>
        </Marquee>
      </section>
      <section className={styles.ticker} aria-label={t`Read about us`} data-site="articles" hidden>
        <Marquee label={<Trans>Read about us</Trans>}>
          <ul className={styles.items} data-site="article-list">
            <Article />
          </ul>
          <ul className={styles.items} data-site="article-list" aria-hidden="true">
            <Article isCopy />
          </ul>
        </Marquee>
      </section>
    </>
  );
}

/** The items twice: the copy fills the screen while the first ones leave it, and is silent. */
function Marquee({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <div className={styles.window}>
        <div className={styles.loop}>{children}</div>
      </div>
      <div className={styles.switch}>
        <MotionSwitch />
      </div>
    </>
  );
}

/** How each article looks; without words until the server has some. */
function Article({ isCopy = false }: { isCopy?: boolean }) {
  return (
    <li>
      <a href="/" target="_blank" rel="noreferrer" tabIndex={isCopy ? -1 : undefined}>
        …
      </a>
      <Art name="banana" width={26} />
    </li>
  );
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
