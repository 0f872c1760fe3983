/** Posts to the group: what is done in a hurry on top, then each post, schedules, alerts, and what became of each message. */
import { POST_TYPES } from '@lilape/domain/posts/template';
import { useLingui } from '@lingui/react/macro';
import { usePolled } from '#desk/use-polled.ts';
import desk from '#desk/desk.module.css';
import { Panel } from '#desk/panel.tsx';
import { AlertsPanel } from './alerts-panel.tsx';
import { Info } from './info-panel.tsx';
import { OutboxPanel } from './outbox-panel.tsx';
import styles from './post-desk.module.css';
import { PostPanel } from './post-panel.tsx';
import { readOutbox, readPosts, readSchedules } from './posts-api.ts';
import { SchedulesPanel } from './schedules-panel.tsx';
import { SendPanel } from './send-panel.tsx';

/** What waits goes within seconds, and is looked at as often. */
const outboxEveryMs = 3_000;

/** The section; all is read anew by itself, and what is typed stays. */
export function PostDesk() {
  const { t } = useLingui();
  const posts = usePolled('posts', readPosts);
  const schedules = usePolled('schedules', readSchedules);
  const outbox = usePolled('outbox', (signal) => readOutbox(undefined, signal), outboxEveryMs);
  const sent = () => {
    outbox.reload();
    posts.reload();
  };
  return (
    <div className={styles.desk}>
      <div className={styles.hurry}>
        <SendPanel of={posts} schedules={schedules} onSent={sent} />
        <OutboxPanel of={outbox} />
      </div>
      <Panel title={t`About the posts`} of={posts}>
        {(body) => <Info of={body} />}
      </Panel>
      {POST_TYPES.map((post, index) => (
        <PostPanel key={post} of={posts} index={index} />
      ))}
      <div className={styles.byItself}>
        <div className={desk.column}>
          <SchedulesPanel of={schedules} />
        </div>
        <AlertsPanel />
      </div>
    </div>
  );
}
