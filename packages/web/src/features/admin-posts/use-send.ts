/** Sending a post: one press is one message, whatever becomes of the answer. */
import { AppError } from '@lilape/domain/app-error';
import type { PostType } from '@lilape/domain/posts/template';
import type { OutboxMessage } from '@lilape/wire/outbox';
import { useRef, useState } from 'react';
import { useAdmin } from '#admin/use-admin.ts';
import { send } from './posts-api.ts';

export type Sending = {
  readonly isBusy: boolean;
  readonly failure: unknown;
  /** The message of the last press that was answered. */
  readonly sent: OutboxMessage | null;
  readonly press: () => Promise<void>;
};

/** While no answer has come, pressing again asks for the same message. */
export function useSend(postType: PostType, onSent: () => void): Sending {
  const { handleError } = useAdmin();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [sent, setSent] = useState<OutboxMessage | null>(null);
  const request = useRef<string | null>(null);
  const isSending = useRef(false);

  return {
    isBusy,
    failure,
    sent,
    async press() {
      if (isSending.current) return;
      isSending.current = true;
      setIsBusy(true);
      setFailure(null);
      setSent(null);
      request.current ??= crypto.randomUUID();
      try {
        setSent(await send(postType, request.current));
        request.current = null;
        onSent();
      } catch (thrown) {
        // That press was answered: the next one is another.
        if (thrown instanceof AppError && thrown.code === 'POST_SENT') request.current = null;
        handleError(thrown);
        setFailure(thrown);
      }
      isSending.current = false;
      setIsBusy(false);
    },
  };
}
