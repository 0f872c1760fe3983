/** A post on the desk: what is typed of it, what is wrong with that, and what another admin did meanwhile. */
import { AppError } from '@lilape/domain/app-error';
import { tidyText } from '@lilape/domain/typed-text';
import { type TemplateProblem, templateProblem } from '@lilape/domain/posts/template';
import type { Post, WirePostTemplate } from '@lilape/wire/posts';
import { useRef, useState } from 'react';
import { useAdmin } from '#desk/use-admin.ts';
import { changePost } from './post-desk-api.ts';

export type PostEditor = {
  /** As it is typed; as it stands where nothing was. */
  readonly template: WirePostTemplate;
  readonly isTyped: boolean;
  readonly problem: TemplateProblem | null;
  /** What another admin has made of it since this one began to type; null where none did. */
  readonly theirs: WirePostTemplate | null;
  readonly failure: unknown;
  readonly isBusy: boolean;
  readonly type: (change: Partial<WirePostTemplate>) => void;
  /** Throws away what was typed. */
  readonly putBack: () => void;
  readonly save: () => Promise<void>;
};

/** Edits the post that stands; `onSaved` has it read again. What fails keeps what was typed. */
export function usePostEditor(post: Post, onSaved: () => void): PostEditor {
  const { heed } = useAdmin();
  const [typed, setTyped] = useState<WirePostTemplate | null>(null);
  const [version, setVersion] = useState(post.version);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isSaving = useRef(false);
  const template = typed ?? post.template;
  const problem = typed === null ? null : templateProblem(tidied(typed));

  return {
    template,
    isTyped: typed !== null,
    problem,
    theirs: typed !== null && post.version !== version ? post.template : null,
    failure,
    isBusy,
    type(change) {
      if (typed === null) setVersion(post.version);
      setFailure(null);
      setTyped({ ...template, ...change });
    },
    putBack() {
      setTyped(null);
      setFailure(null);
    },
    async save() {
      if (typed === null || problem !== null || isSaving.current) return;
      isSaving.current = true;
      setIsBusy(true);
      setFailure(null);
      // Saved once their version was seen, it is meant.
      const seen = post.version;
      try {
        await changePost(post.postType, tidied(typed), seen);
        setTyped(null);
      } catch (thrown) {
        heed(thrown);
        // Somebody was faster since the last look: theirs is shown beside what is typed.
        if (!(thrown instanceof AppError && thrown.code === 'POST_OVERTAKEN')) setFailure(thrown);
      }
      onSaved();
      isSaving.current = false;
      setIsBusy(false);
    },
  };
}

/** As it is kept: without space at the ends of anything. */
export function tidied({ title, fields, gif }: WirePostTemplate): WirePostTemplate {
  return {
    title: tidyText(title),
    fields: fields.map(({ label, value, prefix, unit }) => ({
      label: tidyText(label),
      value: tidyText(value),
      prefix: tidyText(prefix),
      unit: tidyText(unit),
    })),
    gif,
  };
}
