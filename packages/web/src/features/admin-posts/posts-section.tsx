/** Posts to the group: a row for each and what is done in a hurry, what became of each message and how posts work under them, the chosen post beside, then a new schedule, the schedules and alerts. */
import { POST_TYPES, type PostType } from '@lilape/domain/posts/template';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { usePolled } from '#admin/use-polled.ts';
import { Panel } from '#admin/panel.tsx';
import { AlertsPanel } from './alerts-panel.tsx';
import { Info } from './info-panel.tsx';
import { OutboxPanel } from './outbox-panel.tsx';
import styles from './posts-section.module.css';
import { PostPanel } from './post-panel.tsx';
import { readOutbox, readPosts, readSchedules } from './posts-api.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { SchedulesPanel } from './schedules-panel.tsx';
import { SendPanel } from './send-panel.tsx';

/** What waits goes within seconds, and is looked at as often. */
const outboxEveryMs = 3_000;

/** The section; all is read anew by itself, and what is typed stays. */
export function PostsSection() {
  const { t } = useLingui();
  const posts = usePolled('posts', readPosts);
  const schedules = usePolled('schedules', readSchedules);
  const outbox = usePolled('outbox', (signal) => readOutbox(undefined, signal), outboxEveryMs);
  // Where there is room beside the rows one of them is open; on a phone sending comes first.
  const [open, setOpen] = useState<PostType | null>(() =>
    matchMedia('(min-width: 64rem)').matches ? POST_TYPES[0] : null,
  );
  const side = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (isPressed.current && open !== null) side.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const sent = () => {
    outbox.reload();
    posts.reload();
  };
  return (
    <div className={styles.section}>
      <div className={styles.hurry}>
        <SendPanel
          of={posts}
          schedules={schedules}
          outbox={outbox.value}
          open={open}
          onOpen={(post) => {
            isPressed.current = true;
            setOpen(post === open ? null : post);
          }}
          onSent={sent}
        />
        <div ref={side} className={styles.side}>
          {POST_TYPES.map((post, index) => (
            // What is typed in one stays while another is looked at.
            <div key={post} hidden={post !== open}>
              <PostPanel of={posts} index={index} />
            </div>
          ))}
        </div>
        <OutboxPanel of={outbox} />
        <Panel title={t`About the posts`} of={posts} isForLater>
          {(body) => <Info of={body} />}
        </Panel>
      </div>
      <ScheduleForm onMade={schedules.reload} />
      <SchedulesPanel of={schedules} />
      <AlertsPanel />
    </div>
  );
}
