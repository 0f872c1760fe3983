/** The three posts: their send buttons, and one of them with its form and its bubble. */
import { message, type MessageCode, MESSAGES } from '@lilape/domain/messages/catalogue';
import { fillSentence } from '@lilape/domain/messages/message';
import { refusalOf } from '@lilape/domain/posts/refusal';
import { POST_TYPES, type PostType } from '@lilape/domain/posts/template';
import type { Post, PostsBody } from '@lilape/wire/posts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import desk from '#desk/desk.module.css';
import { Panel, useNow } from '#desk/panel.tsx';
import type { Polled } from '#desk/use-polled.ts';
import { useAdmin } from '#desk/use-admin.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { part } from '#shell/page/part.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { Bubbles } from './bubble.tsx';
import { factsIn } from './facts-in.ts';
import { From } from './from.tsx';
import { PostFields, useFactWords } from './post-fields.tsx';
import { sendNow } from './post-desk-api.ts';
import styles from './posts.module.css';
import { type PostEditor, tidied, usePostEditor } from './use-post-editor.ts';

const Fault = part({ load: async () => (await import('#ui/fault.tsx')).Fault });

type PanelProps = { of: Polled<PostsBody>; onSent: () => void };

/** A button for each post, as it would go now; `onSent` has the outbox read again. */
export function SendPanel({ of, onSent }: PanelProps) {
  const { t } = useLingui();
  const sent = () => {
    of.reload();
    onSent();
  };
  return (
    <Panel title={t`Posts`} of={of}>
      {(body) => (
        <>
          <Telegram of={body} />
          <ul className={styles.sends}>
            {body.posts.map((post) => (
              <Send key={post.postType} post={post} onSent={sent} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

/** One of the posts, to be changed. */
export function EditPanel({ of }: { of: Polled<PostsBody> }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<PostType>('Post 1');
  return (
    <Panel title={t`What the posts say`} of={of}>
      {(body) => (
        <>
          <div className={styles.choose}>
            <Choice
              legend={t`Post to change`}
              name="post"
              value={chosen}
              options={POST_TYPES.map((value) => ({ value, label: value }))}
              onChange={setChosen}
            />
          </div>
          {body.posts.map((post) => (
            // All stay, so that what is typed in one waits while another is looked at.
            <div key={post.postType} hidden={post.postType !== chosen}>
              <Edit post={post} body={body} ageFromMs={of.readAtMs ?? 0} onSaved={of.reload} />
            </div>
          ))}
        </>
      )}
    </Panel>
  );
}

/** Where posts go, in words. */
function Telegram({ of: { telegram, waiting } }: { of: PostsBody }) {
  const language = useLanguage();
  const { state, bot, chat, fault, said } = telegram;
  const why = fault !== null && isCode(fault) ? message(fault)[language].text : said;
  return (
    <p className={styles.telegram} data-bad={state === 'failing' || undefined}>
      {state === 'ready' ? (
        <Trans>
          @{bot} writes to “{chat}”.
        </Trans>
      ) : (
        why
      )}
      {waiting > 0 && (
        <>
          {' '}
          <Trans>Waiting in the outbox: {waiting}.</Trans>
        </>
      )}
    </p>
  );
}

const isCode = (code: string): code is MessageCode => code in MESSAGES;

/** A post's button: one press is one message, also where the answer was lost. */
function Send({ post: { postType, template, refusal }, onSent }: { post: Post; onSent: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { heed } = useAdmin();
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [sends, setSends] = useState(0);
  const why =
    refusal !== null && isCode(refusal.code)
      ? fillSentence(message(refusal.code), refusal.values, language).text
      : (refusal?.error ?? null);
  const press = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await sendNow(postType, requestId);
      setRequestId(crypto.randomUUID());
      setSends(sends + 1);
    } catch (thrown) {
      heed(thrown);
      setFailure(thrown);
    }
    onSent();
    setIsBusy(false);
  };
  return (
    <li className={styles.send}>
      <strong>
        {postType} <span>{template.title}</span>
      </strong>
      <Button size="small" isBusy={isBusy} disabled={refusal !== null} onClick={() => void press()}>
        {t`Send ${postType}`}
      </Button>
      {why !== null && <small>{why}</small>}
      {failure !== null && (
        <p role="alert">
          <Fault error={failure} />
        </p>
      )}
      <output>{sends > 0 && failure === null && <Trans>It lies in the outbox.</Trans>}</output>
    </li>
  );
}

type EditProps = { post: Post; body: PostsBody; ageFromMs: number; onSaved: () => void };

/** Form left, bubble right, and under it where each figure came from. */
function Edit({ post, body, ageFromMs, onSaved }: EditProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const nowMs = useNow();
  const editor = usePostEditor(post, onSaved);
  const facts = factsIn(body.facts);
  const template = tidied(editor.template);
  const readMs = body.ledger === null ? 0 : Date.parse(body.ledger.read_at);
  // By the server's clock, and this browser's since then.
  const ageMs = Date.parse(body.as_of) - readMs + Math.max(0, nowMs - ageFromMs);
  const refusal = refusalOf(post.postType, template, { facts, ageMs });
  return (
    <div className={styles.edit}>
      <form
        className={styles.form}
        noValidate
        aria-busy={editor.isBusy}
        onSubmit={(event) => {
          event.preventDefault();
          void editor.save();
        }}
      >
        <PostFields editor={editor} name={post.postType} />
        <Theirs editor={editor} />
        <div className={styles.fault} role="alert">
          {editor.failure !== null && <Fault error={editor.failure} />}
        </div>
        <div className={styles.acts}>
          <Button
            type="submit"
            size="small"
            isBusy={editor.isBusy}
            disabled={!editor.isTyped || editor.problem !== null}
          >
            {t`Save ${post.postType}`}
          </Button>
          {editor.isTyped && (
            <Button look="secondary" size="small" onClick={editor.putBack}>
              <Trans>Put back what stands</Trans>
            </Button>
          )}
        </div>
      </form>
      <div className={styles.proof}>
        <Proof ageMs={ageMs} />
        <Bubbles template={template} facts={facts} bot={body.telegram.bot} nowMs={nowMs} />
        {refusal !== null && (
          <p className={styles.refusal}>
            {fillSentence(message(refusal.code), refusal.values, language).text}
          </p>
        )}
        <Sources template={template} body={body} />
      </div>
    </div>
  );
}

/** The ape reads along, and raises a brow at figures that are too old to be posted. */
function Proof({ ageMs }: { ageMs: number }) {
  const isLate = ageMs > 60_000;
  return (
    <p className={styles.proofs}>
      <span className={desk.brow} data-raised={isLate || undefined} aria-hidden="true" />
      {isLate ? (
        <Trans>He has his doubts: these figures are more than a minute old.</Trans>
      ) : (
        <Trans>Proofread against the ledger, just now.</Trans>
      )}
    </p>
  );
}

/** Each figure of the post, and what anyone can read it again from. */
function Sources({ template, body }: { template: Post['template']; body: PostsBody }) {
  const words = useFactWords();
  const used = new Set(template.fields.map(({ value }) => value));
  const told = body.facts.filter(({ key }) => used.has(key));
  if (told.length === 0) return null;
  return (
    <dl className={styles.sources}>
      {told.map((fact) => (
        <div key={fact.key}>
          <dt>{words[fact.key]}</dt>
          <dd>
            <b>{fact.text}</b> · <From fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What another admin has made of it meanwhile; nothing of this one's was saved. */
function Theirs({ editor: { theirs, type } }: { editor: PostEditor }) {
  if (theirs === null) return null;
  return (
    <div className={styles.theirs} role="alert">
      <h3>
        <Trans>Another admin was faster</Trans>
      </h3>
      <p>
        <Trans>Nothing of yours was saved yet, and all that you typed is here. Now stands:</Trans>
      </p>
      <p className={styles.stands}>
        <b>{theirs.title}</b>
        {theirs.fields.map(({ label, value, prefix, unit }) => (
          <span key={`${label} ${value}`}>
            {label}: {prefix}
            {value} {unit}
          </span>
        ))}
      </p>
      <Button look="secondary" size="small" onClick={() => type(theirs)}>
        <Trans>Take theirs</Trans>
      </Button>
      <p>
        <Trans>Saving now puts yours in the place of theirs.</Trans>
      </p>
    </div>
  );
}
