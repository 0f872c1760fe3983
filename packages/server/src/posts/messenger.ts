// The group's messenger: Telegram's Bot API through grammY, and what an answer of it, or none, means for a message.
import { Api, GrammyError, HttpError, InputFile } from 'grammy';

export type MessengerSettings = {
  readonly token: string;
  /** Where the Bot API is; Telegram's own unless given. */
  readonly apiUrl: string | undefined;
};

/** What became of an attempt. */
export type Delivery =
  | { readonly kind: 'sent'; readonly chat: string; readonly messageId: bigint }
  /** It certainly did not go; another attempt may be made after so long. */
  | { readonly kind: 'later'; readonly afterMs: number; readonly reason: string }
  /** It certainly did not go, and would not the next time either. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Nobody can say whether it went. */
  | { readonly kind: 'unknown'; readonly reason: string };

export type Messenger = {
  /** Tries once; never throws. */
  send(message: {
    readonly chat: string;
    readonly html: string;
    readonly clip: { readonly name: string; readonly bytes: Uint8Array } | null;
  }): Promise<Delivery>;
};

/** Shorter than the lease of a job. */
const TIMEOUT_SECONDS = 20;
const NO_ANSWER = 'Telegram did not answer.';
const NOT_THERE_MS = 10_000;
/** Of a system call that never reached the other side. */
const NEVER_LEFT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

export function createMessenger({ token, apiUrl }: MessengerSettings): Messenger {
  const api = new Api(token, {
    timeoutSeconds: TIMEOUT_SECONDS,
    ...(apiUrl === undefined ? {} : { apiRoot: apiUrl }),
  });
  return {
    async send({ chat, html, clip }) {
      const marks = { parse_mode: 'HTML' } as const;
      try {
        const sent =
          clip === null
            ? await api.sendMessage(chat, html, { ...marks, link_preview_options: { is_disabled: true } })
            : await api.sendAnimation(chat, new InputFile(clip.bytes, clip.name), {
                ...marks,
                caption: html,
              });
        return { kind: 'sent', chat: linkOf(sent.chat), messageId: BigInt(sent.message_id) };
      } catch (error) {
        return deliveryOf(error);
      }
    },
  };
}

/** What links to a chat's messages begin with; the bare id where only its members can open them. */
function linkOf({ id, username }: { readonly id: number; readonly username?: string }): string {
  return username ?? String(id);
}

function deliveryOf(error: unknown): Delivery {
  if (error instanceof GrammyError) {
    const { error_code: code, description, parameters } = error;
    if (code === 429) {
      const seconds = parameters.retry_after ?? 1;
      return { kind: 'later', afterMs: seconds * 1_000, reason: description };
    }
    if (isRefusal(error)) return { kind: 'refused', reason: description };
    return { kind: 'unknown', reason: description || NO_ANSWER };
  }
  const cause = error instanceof HttpError ? error.error : error;
  const code = (cause as { readonly code?: unknown } | null)?.code;
  if (typeof code === 'string' && NEVER_LEFT.has(code))
    return { kind: 'later', afterMs: NOT_THERE_MS, reason: 'Telegram cannot be reached.' };
  // grammY tells the address it asked with the error, and that holds the token.
  return { kind: 'unknown', reason: NO_ANSWER };
}

/** Whether Telegram itself said no. With a fault of its own, or of a machine between us, nobody can say what became of it. */
export const isRefusal = ({ error_code: code, description }: GrammyError): boolean =>
  code >= 400 && code < 500 && typeof description === 'string';
