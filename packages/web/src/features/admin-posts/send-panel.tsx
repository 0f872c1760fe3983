/** What is done in a hurry, on top: a row for each post that sends it or opens it beside, pausing a schedule. */
import { renderPost } from '@lilape/domain/posts/render';
import type { PostType } from '@lilape/domain/posts/template';
import type { OutboxBody } from '@lilape/wire/outbox';
import type { Post, PostsBody } from '@lilape/wire/posts';
import type { SchedulesBody } from '@lilape/wire/schedules';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ago, Panel, useNow } from '#admin/panel.tsx';
import type { Polled } from '#admin/use-polled.ts';
import { part } from '#shell/page/part.tsx';
import { Button } from '#shell/ui/button.tsx';
import { WithEmoji } from './emoji.tsx';
import { figuresNow } from './figures.ts';
import styles from './posts-section.module.css';
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
  /** Its newest page; null until that has come. */
  outbox: OutboxBody | null;
  /** The post that is looked at beside the rows. */
  open: PostType | null;
  onOpen: (post: PostType) => void;
  onSent: () => void;
};

/** The panel. */
export function SendPanel({ of, schedules, outbox, open, onOpen, onSent }: Props) {
  const { t } = useLingui();
  return (
    <Panel title={t`Send and pause`} of={of}>
      {(body) => (
        <>
          <Telegram of={body} />
          <ul className={styles.quick}>
            {body.posts.map((post) => (
              <SendRow
                key={post.postType}
                of={of}
                body={body}
                post={post}
                outbox={outbox}
                isOpen={post.postType === open}
                onOpen={() => onOpen(post.postType)}
                onSent={onSent}
              />
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

type RowProps = {
  of: Polled<PostsBody>;
  body: PostsBody;
  post: Post;
  outbox: OutboxBody | null;
  isOpen: boolean;
  onOpen: () => void;
  onSent: () => void;
};

/** A post as it is saved; why it cannot be sent is said before anybody presses. */
function SendRow({ of, body, post, outbox, isOpen, onOpen, onSent }: RowProps) {
  const { t } = useLingui();
  const nowMs = useNow();
  const states = useStateNames();
  const { postType, template } = post;
  const { isBusy, failure, sent, press } = useSend(postType, onSent);
  const figures = figuresNow(body, of.readAtMs, nowMs);
  const saved = templateOf(typedOf(template));
  const refusal = refusalNow(postType, saved, figures);
  const [, , ...lines] = renderPost(saved, figures.facts).text.split('\n');
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <button type="button" className={styles.open} aria-expanded={isOpen} onClick={onOpen}>
        <span className={styles.thumb}>
          {template.gif !== null && (
            <video src={`/clips/${template.gif}`} muted playsInline preload="metadata" aria-hidden="true" />
          )}
        </span>
        <span>
          <strong>{postType}</strong>
          <small className={styles.says}>
            <WithEmoji text={`${template.title}. ${lines.join(' · ')}`} />
          </small>
          <small>
            <LastSent postType={postType} outbox={outbox} />
          </small>
        </span>
      </button>
      <Button
        aria-label={t`Send ${postType}`}
        isBusy={isBusy}
        disabled={refusal !== null}
        onClick={() => void press()}
      >
        <Trans>Send</Trans>
      </Button>
      <output className={styles.words}>
        {sent !== null && (
          <Trans>
            Message {sent.id}: {states[sent.state]}. See what happens to it in the outbox.
          </Trans>
        )}
      </output>
      <div className={styles.fault} role="alert">
        {failure !== null ? <Fault error={failure} /> : refusal !== null && <Fault error={refusal} />}
      </div>
    </li>
  );
}

/** What became of its newest message; where there are older pages, one of them may have it. */
function LastSent({ postType, outbox }: { postType: PostType; outbox: OutboxBody | null }) {
  const states = useStateNames();
  // Keeps the line.
  if (outbox === null) return '\u00A0';
  const last = outbox.messages.find((message) => message.postType === postType);
  if (last !== undefined)
    return (
      <>
        {states[last.state]} <Ago iso={last.made_at} />
      </>
    );
  return outbox.next === null ? <Trans>Not sent yet</Trans> : <Trans>Not sent lately</Trans>;
}
