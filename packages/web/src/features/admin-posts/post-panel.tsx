/** A post: what the group will see, what is typed below it, and where each figure comes from. */
import { renderPost } from '@lilape/domain/posts/render';
import type { Post, PostsBody } from '@lilape/wire/posts';
import { Trans, useLingui } from '@lingui/react/macro';
import { DraftState } from '#admin/draft-state.tsx';
import { Panel, useNow } from '#admin/panel.tsx';
import type { Polled } from '#admin/use-polled.ts';
import { Button } from '#shell/ui/button.tsx';
import { Bubbles } from './bubble.tsx';
import { figuresNow } from './figures.ts';
import beside from '#ui/said.module.css';
import styles from './posts-section.module.css';
import { PostFields } from './post-fields.tsx';
import { templateOf } from './post-typed.ts';
import { Proof, refusalNow } from './proof.tsx';
import { Sources } from './source.tsx';
import { type PostEditor, usePostEditor } from './use-post-editor.ts';

type Props = { of: Polled<PostsBody>; index: number };

/** The panel; what is typed stays while figures are read anew, and while nobody is signed in. */
export function PostPanel({ of, index }: Props) {
  const title = of.value?.posts[index]?.postType ?? '…';
  return (
    <Panel title={title} of={of}>
      {(body) => {
        const post = body.posts[index];
        return post === undefined ? null : <Body of={of} body={body} post={post} />;
      }}
    </Panel>
  );
}

function Body({ of, body, post }: { of: Polled<PostsBody>; body: PostsBody; post: Post }) {
  const editor = usePostEditor(post, of.reload);
  const nowMs = useNow();
  const template = templateOf(editor.draft);
  const figures = figuresNow(body, of.readAtMs, nowMs);
  const said = new Set(template.fields.map(({ value }) => value));
  const refusal = refusalNow(post.postType, template, figures);
  return (
    <div className={styles.post}>
      <Proof figures={figures} refusal={refusal} />
      <Bubbles html={renderPost(template, figures.facts).html} gif={template.gif} bot={body.telegram.bot} />
      <Form editor={editor} gifs={body.gifs} newest={post.version} />
      <Sources facts={body.facts.filter(({ key }) => said.has(key))} version={body.ledger?.version ?? null} />
    </div>
  );
}

function Form({ editor, gifs, newest }: { editor: PostEditor; gifs: readonly string[]; newest: number }) {
  const { t } = useLingui();
  const { base, isChanged, isBusy, isSaved, undo, form } = editor;
  const names = { title: t`Title`, fields: t`Lines`, gif: t`Clip` };
  return (
    <form className={styles.form} {...form}>
      <PostFields editor={editor} gifs={gifs} />
      <DraftState of={editor} names={names} newest={newest} />
      <div className={styles.buttons}>
        <Button type="submit" size="small" isBusy={isBusy} disabled={!isChanged}>
          <Trans>Save the post</Trans>
        </Button>
        {isChanged && (
          <Button look="plain" size="small" onClick={undo}>
            <Trans>Discard changes</Trans>
          </Button>
        )}
      </div>
      <output className={beside.small}>
        {isChanged ? (
          <Trans>Not saved yet: sending uses the saved text.</Trans>
        ) : isSaved ? (
          <Trans>Saved as version {base.version}.</Trans>
        ) : base.version === 0 ? (
          <Trans>This is the built-in text.</Trans>
        ) : (
          <Trans>Version {base.version} is saved.</Trans>
        )}
      </output>
    </form>
  );
}
