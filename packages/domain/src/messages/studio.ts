// Sentences of the studio when an ape is painted and cannot be published.
import type { Message } from '@lilape/domain/messages/message';

export const STUDIO_MESSAGES = {
  MINT_PIN_PENDING: {
    kind: 'retry',
    status: 503,
    source: 'decision 89 "pinned before signed"',
    en: { text: 'Your ape is painted and on its way to IPFS. Try again in a moment.' },
    ru: { text: 'Обезьяна нарисована и отправляется в IPFS. Попробуйте чуть позже.' },
  },
  MINT_PIN_AWAY: {
    kind: 'retry',
    status: 503,
    source: 'decision 89 "pinned before signed"',
    en: { text: 'IPFS doesn’t answer right now. Your ape is painted and kept: try again in a minute.' },
    ru: { text: 'IPFS сейчас не отвечает. Обезьяна нарисована и сохранена, попробуйте через минуту.' },
  },
  MINT_PIN_BUSY: {
    kind: 'retry',
    status: 503,
    source: 'decision 89 "pinned before signed"',
    en: { text: 'IPFS is busy. Your ape is painted and kept: try again in {seconds} s.' },
    ru: { text: 'IPFS занят. Обезьяна нарисована и сохранена, попробуйте через {seconds} с.' },
  },
  MINT_PIN_REFUSED: {
    kind: 'retry',
    status: 503,
    source: 'decision 89 "pinned before signed"',
    en: {
      text: 'IPFS isn’t accepting our files; that’s for us to fix. Your ape is painted and kept: try again later.',
    },
    ru: {
      text: 'IPFS не принимает наши файлы, исправить это должны мы. Обезьяна нарисована и сохранена, попробуйте позже.',
    },
  },
  MINT_PIN_UNTRUE: {
    kind: 'retry',
    status: 503,
    source: 'decision 89 "pinned before signed"',
    en: {
      text: 'IPFS answered with something unexpected. Your ape is painted and kept: try again in a minute.',
    },
    ru: { text: 'IPFS ответил неожиданно. Обезьяна нарисована и сохранена, попробуйте через минуту.' },
  },
  MINT_PIN_FAILED: {
    kind: 'retry',
    status: 503,
    source: 'decision 89 "pinned before signed"',
    en: { text: 'IPFS couldn’t take your ape yet. It is painted and kept: try again in a minute.' },
    ru: { text: 'IPFS пока не принял обезьяну. Она нарисована и сохранена, попробуйте через минуту.' },
  },
  MINT_STORE_AWAY: {
    kind: 'retry',
    status: 503,
    source: 'decision 90 "a bucket for many"',
    en: { text: 'The studio can’t reach its store right now. Nothing is lost: try again in a minute.' },
    ru: {
      text: 'Студия сейчас не может связаться с хранилищем. Ничего не потеряно, попробуйте через минуту.',
    },
  },
  MINT_DISK_FULL: {
    kind: 'retry',
    status: 503,
    source: 'decision 90 "a bucket for many"',
    en: { text: 'The studio’s disk is full; that’s for us to fix. Nothing is lost: try again later.' },
    ru: { text: 'Диск студии заполнен, исправить это должны мы. Ничего не потеряно, попробуйте позже.' },
  },
} as const satisfies Record<string, Message>;
