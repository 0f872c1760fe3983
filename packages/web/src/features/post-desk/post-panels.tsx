/** What the group is told: by hand, by the clock and by itself, and what became of it. */
import { Trans, useLingui } from '@lingui/react/macro';
import desk from '#desk/desk.module.css';
import { usePolled } from '#desk/use-polled.ts';
import { AlertsPanel } from './alerts-panel.tsx';
import { OutboxPanel } from './outbox-panel.tsx';
import { readOutbox, readPosts } from './post-desk-api.ts';
import { EditPanel, SendPanel } from './posts-panel.tsx';
import styles from './posts.module.css';
import { SchedulesPanel } from './schedules-panel.tsx';

/** On a phone sending and pausing come first. */
export function PostPanels() {
  const posts = usePolled('posts', readPosts, 5_000);
  const outbox = usePolled('outbox', (signal) => readOutbox(undefined, signal), 3_000);
  return (
    <div className={styles.all}>
      <SendPanel of={posts} onSent={outbox.reload} />
      <SchedulesPanel />
      <EditPanel of={posts} />
      <OutboxPanel of={outbox} />
      <AlertsPanel />
      <Info />
    </div>
  );
}

/** What each post says, when it is refused and where it goes. */
function Info() {
  const { t } = useLingui();
  return (
    <section className={desk.panel} aria-label={t`How posts work`}>
      <header>
        <h2>
          <Trans>How posts work</Trans>
        </h2>
      </header>
      <ul className={desk.list}>
        <li className={desk.none}>
          <Trans>
            Post 1 and Post 3 tell of the newest final purchase, Post 2 of the sale so far, until you change
            their words. Every figure is the ledger’s at that moment; none can be typed.
          </Trans>
        </li>
        <li className={desk.none}>
          <Trans>
            A post is refused while it would tell of a purchase and none is final, while the ledger has not
            seen the chain for a minute, while it needs a price and the feed is silent, and where Telegram
            would cut it.
          </Trans>
        </li>
        <li className={desk.none}>
          <Trans>
            It lies in the outbox first and goes to the group in its turn: one a second, twenty a minute.
            Where nobody knows whether it arrived, it is shown here and never sent again by itself.
          </Trans>
        </li>
      </ul>
    </section>
  );
}
