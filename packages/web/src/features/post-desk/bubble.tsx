/** A post as Telegram draws it: one bubble in each of its themes, with its clip and the time. */
import { renderPost } from '@lilape/domain/posts/render';
import type { Facts } from '@lilape/domain/posts/facts';
import type { WirePostTemplate } from '@lilape/wire/posts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { isMotionWelcome } from '#shell/page/motion.ts';
import styles from './bubble.module.css';

type Props = { template: WirePostTemplate; facts: Facts; bot: string | null; nowMs: number };

/** Both themes side by side; the words are made by the rule that makes the message. */
export function Bubbles(props: Props) {
  const { t } = useLingui();
  return (
    <div className={styles.pair} role="group" aria-label={t`As the group will see it`}>
      <Bubble {...props} theme="light" />
      <Bubble {...props} theme="dark" />
    </div>
  );
}

function Bubble({ template, facts, bot, nowMs, theme }: Props & { theme: 'light' | 'dark' }) {
  const { text } = renderPost(template, facts);
  const [title = '', ...lines] = text.split('\n');
  const at = new Date(nowMs);
  const clock = `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`;
  return (
    <div className={styles.chat} data-theme={theme} aria-hidden={theme === 'dark'}>
      <div className={styles.bubble}>
        <span className={styles.from}>{bot ?? 'LilApe'}</span>
        {template.gif !== null && <Clip name={template.gif} />}
        <p className={styles.words}>
          <b>{title}</b>
          {lines.map((line, at) => (
            <Line key={`${at} ${line}`} line={line} field={template.fields[at - 1]} />
          ))}
          <time className={styles.time}>{clock}</time>
        </p>
      </div>
    </div>
  );
}

/** A line of the post: what its field says is bold. */
function Line({ line, field }: { line: string; field: WirePostTemplate['fields'][number] | undefined }) {
  const label = field === undefined ? '' : `${field.label}: `;
  const isOfField = field !== undefined && line.startsWith(label);
  return (
    <>
      <br />
      {isOfField ? (
        <>
          {label}
          <b>{line.slice(label.length)}</b>
        </>
      ) : (
        line
      )}
    </>
  );
}

/** It loops without a sound, and stands still where motion is not welcome. */
function Clip({ name }: { name: string }) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (isMotionWelcome()) ref.current?.play().catch(() => undefined);
  }, [name]);
  return (
    <video
      key={name}
      ref={ref}
      className={styles.clip}
      src={`/clips/${name}`}
      width="640"
      height="640"
      muted
      loop
      playsInline
      preload="metadata"
    />
  );
}
