/** A post as the group sees it: Telegram's own bubble, in its light and its dark. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import styles from './bubble.module.css';
import { Clip } from './clip.tsx';
import { htmlParts } from './telegram-html.ts';

type Props = {
  /** As it is sent. */
  html: string;
  gif: string | null;
  /** Name of the bot; null while Telegram has not said it. */
  bot: string | null;
};

/** Both, one beside the other where there is room. */
export function Bubbles(props: Props) {
  const { t } = useLingui();
  return (
    <div className={styles.both}>
      <Bubble {...props} theme="light" name={t`In Telegram’s light theme`} />
      <Bubble {...props} theme="dark" name={t`In Telegram’s dark theme`} />
    </div>
  );
}

function Bubble({ html, gif, bot, theme, name }: Props & { theme: 'light' | 'dark'; name: string }) {
  const minute = useSyncExternalStore(everySecond, clockNow);
  return (
    <figure className={styles.chat} data-theme={theme} aria-label={name}>
      <div className={styles.bubble}>
        <span className={styles.bot}>{bot ?? <Trans>the bot</Trans>}</span>
        {gif !== null && <Clip key={gif} name={gif} />}
        <p className={styles.text} dir="auto">
          <TelegramText html={html} />
          <time className={styles.time}>{minute}</time>
        </p>
      </div>
    </figure>
  );
}

/** Text with Telegram's marks; what Telegram makes a link of by itself looks like one. */
export function TelegramText({ html }: { html: string }) {
  return htmlParts(html).map(({ text, isBold, isLink }, index) => {
    const said = isLink ? <span className={styles.link}>{text}</span> : text;
    // The parts of a text have no names, and are rendered again as a whole.
    // oxlint-disable-next-line react/no-array-index-key
    return isBold ? <b key={index}>{said}</b> : <span key={index}>{said}</span>;
  });
}

function everySecond(changed: () => void): () => void {
  const timer = setInterval(changed, 1_000);
  return () => clearInterval(timer);
}

/** The visitor's own time as Telegram writes it: `14:05`. */
function clockNow(): string {
  const now = new Date();
  return [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
