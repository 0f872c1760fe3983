/** A post on the admin page. */
import { type TemplateProblem, templateProblem } from '@lilape/domain/posts/template';
import type { Post, PostsBody } from '@lilape/wire/posts';
import { fieldsOf } from '#admin/merge-typed.ts';
import { useVersionedDraft, type VersionedDraft } from '#admin/use-versioned-draft.ts';
import { type PostPart, type PostTyped, templateOf, textsOf, typedOf } from './post-typed.ts';
import { readPosts, savePost } from './posts-api.ts';

export type PostEditor = VersionedDraft<Post, PostTyped, PostPart, TemplateProblem>;

/** Edits what was read; `onSaved` is called once the server has it. */
export function usePostEditor(newest: Post, onSaved: () => void): PostEditor {
  const { postType } = newest;
  const mine = ({ posts }: PostsBody) => posts.find((post) => post.postType === postType);
  return useVersionedDraft<Post, PostTyped, PostPart, TemplateProblem>({
    newest,
    draftOf: ({ template }) => typedOf(template),
    contentOf: templateOf,
    textsOf,
    partsOf: fieldsOf,
    problemsOf: (draft) => templateProblem(templateOf(draft)),
    save: async (draft, base) => {
      const { title, fields, gif } = templateOf(draft);
      const saved = await savePost({
        customTexts: { [postType]: { title, fields: fields.map((field) => ({ ...field })) } },
        gifFiles: { [postType]: gif },
        versions: { [postType]: (base ?? newest).version },
      });
      return mine(saved) ?? newest;
    },
    readNow: async () => mine(await readPosts(undefined)),
    onSaved,
  });
}
