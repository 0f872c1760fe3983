/** What is done in a hurry, on top: sending a post, pausing a schedule. */
import type { Post, PostsBody } from '@lilape/wire/posts';
import type { SchedulesBody } from '@lilape/wire/schedules';
import { Trans, useLingui } from '@lingui/react/macro';
import { Panel, useNow } from '#desk/panel.tsx';
import type { Polled } from '#desk/use-polled.ts';
import { part } from '#shell/page/part.tsx';
import { Button } from '#shell/ui/button.tsx';
import { figuresNow } from './figures.ts';
import styles from './post-desk.module.css';
import { typedOf, templateOf } from './post-typed.ts';
import { refusalNow } from './proof.tsx';
import { PauseButton } from './pause-button.tsx';
import { Telegram } from './telegram.tsx';
import { useSend } from './use-send.ts';
import { useStateNames } from './words.ts';

const Fault = part({ load: async () => (await import('#ui/fault.tsx')).Fault });

type Props = {
  of: Polled<PostsBody>;
  schedules: Polled<SchedulesBody>;
  onSent: () => void;
};

/** The panel. */
export function SendPanel({ of, schedules, onSent }: Props) {
  const { t } = useLingui();
  return (
    <Panel title={t`Send and pause`} of={of}>
      {(body) => (
        <>
          <Telegram of={body} />
          <ul className={styles.quick}>
            {body.posts.map((post) => (
              <SendRow key={post.postType} of={of} body={body} post={post} onSent={onSent} />
            ))}
            {schedules.value?.schedules.map((schedule) => (
              <li key={schedule.id}>
                <span>
                  <strong>{schedule.name}</strong>
                  <small>{t`${schedule.postType}, every ${schedule.interval} min.`}</small>
                </span>
                <PauseButton of={schedule} onDone={schedules.reload} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

type RowProps = { of: Polled<PostsBody>; body: PostsBody; post: Post; onSent: () => void };

/** A post as it is saved; why it cannot be sent is said before anybody presses. */
function SendRow({ of, body, post, onSent }: RowProps) {
  const { t } = useLingui();
  const nowMs = useNow();
  const states = useStateNames();
  const { postType, template } = post;
  const { isBusy, failure, sent, press } = useSend(postType, onSent);
  const refusal = refusalNow(postType, templateOf(typedOf(template)), figuresNow(body, of.readAtMs, nowMs));
  return (
    <li>
      <span>
        <strong>{postType}</strong>
        <small>{template.title}</small>
      </span>
      <Button isBusy={isBusy} disabled={refusal !== null} onClick={() => void press()}>
        {t`Send ${postType}`}
      </Button>
      <output className={styles.words}>
        {sent !== null && (
          <Trans>
            Message {sent.id}: {states[sent.state]}. The outbox says what happens to it.
          </Trans>
        )}
      </output>
      <div className={styles.fault} role="alert">
        {failure !== null ? <Fault error={failure} /> : refusal !== null && <Fault error={refusal} />}
      </div>
    </li>
  );
}
