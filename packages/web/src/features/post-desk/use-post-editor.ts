/** A post on the desk: what is typed, what is wrong with it, and what another admin did meanwhile. */
import { AppError } from '@lilape/domain/app-error';
import { type TemplateProblem, templateProblem } from '@lilape/domain/posts/template';
import type { Post, PostsBody } from '@lilape/wire/posts';
import { useRef, useState } from 'react';
import { type MergedTyped, mergeTyped } from '#desk/merge-typed.ts';
import { useAdmin } from '#desk/use-admin.ts';
import {
  isSame,
  partsOf,
  type PostPart,
  type PostTyped,
  templateOf,
  typedOf,
  withParts,
} from './post-typed.ts';
import { readPosts, savePost } from './posts-api.ts';

export type PostEditor = {
  /** What stands, as far as it is known here. */
  readonly base: Post;
  readonly typed: PostTyped;
  readonly isChanged: boolean;
  readonly fault: TemplateProblem | null;
  readonly failure: unknown;
  readonly isBusy: boolean;
  readonly isSaved: boolean;
  /** What another admin did, as far as it was seen by saving. */
  readonly meanwhile: MergedTyped<PostPart> | null;
  readonly type: (change: Partial<PostTyped>) => void;
  /** Takes over what the other has of a part. */
  readonly take: (part: PostPart) => void;
  readonly undo: () => void;
  readonly save: () => Promise<void>;
};

/** Edits `newest`, which is read anew by itself: what nobody has touched here follows it. */
export function usePostEditor(newest: Post, onSaved: (posts: PostsBody) => void): PostEditor {
  const { handleError } = useAdmin();
  const [base, setBase] = useState(newest);
  const [typed, setTyped] = useState(() => typedOf(newest.template));
  const [fault, setFault] = useState<TemplateProblem | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [meanwhile, setMeanwhile] = useState<MergedTyped<PostPart> | null>(null);
  const isSaving = useRef(false);
  const { postType } = base;
  const isChanged = !isSame(typed, base.template);

  const stand = (post: Post) => {
    setBase(post);
    setTyped(typedOf(post.template));
  };
  if (newest.version > base.version && !isChanged && !isBusy) stand(newest);

  /** Lays another admin's changes under what is typed. */
  const lookAgain = async (): Promise<boolean> => {
    const now = (await readPosts(undefined)).posts.find((post) => post.postType === postType);
    if (now === undefined || now.version === base.version) return false;
    const merged = mergeTyped(partsOf(base.template), partsOf(templateOf(typed)), partsOf(now.template));
    setBase(now);
    setTyped(withParts(typed, now.template, merged.taken));
    setMeanwhile(merged);
    return true;
  };
  const put = async () => {
    const { title, fields, gif } = templateOf(typed);
    try {
      const saved = await savePost({
        customTexts: { [postType]: { title, fields: fields.map((field) => ({ ...field })) } },
        gifFiles: { [postType]: gif },
        versions: { [postType]: base.version },
      });
      const post = saved.posts.find((each) => each.postType === postType);
      if (post !== undefined) stand(post);
      setIsSaved(true);
      onSaved(saved);
    } catch (thrown) {
      handleError(thrown);
      const isOvertaken =
        thrown instanceof AppError &&
        thrown.code === 'POST_OVERTAKEN' &&
        (await lookAgain().catch(() => false));
      if (!isOvertaken) setFailure(thrown);
    }
  };

  return {
    base,
    typed,
    isChanged,
    fault,
    failure,
    isBusy,
    isSaved,
    meanwhile,
    type: (change) => {
      setTyped((before) => ({ ...before, ...change }));
      setFault(null);
      setIsSaved(false);
    },
    take: (part) => setTyped((before) => withParts(before, base.template, [part])),
    undo: () => {
      setTyped(typedOf(base.template));
      setFault(null);
      setMeanwhile(null);
    },
    save: async () => {
      const found = templateProblem(templateOf(typed));
      setFault(found);
      if (isSaving.current || found !== null) return;
      isSaving.current = true;
      setFailure(null);
      setMeanwhile(null);
      setIsBusy(true);
      await put();
      isSaving.current = false;
      setIsBusy(false);
    },
  };
}
