// Sentences about release and pools.
import type { Message } from '@lilape/domain/messages/message';

export const MARKET_MESSAGES = {
  MARKET_NOT_DEPLOYED: {
    kind: 'retry',
    status: 404,
    source: 'decision 143 "a pool that opens itself"',
    en: { text: 'The contracts of the market do not stand on this network yet.' },
    ru: { text: 'Контрактов рынка в этой сети ещё нет.' },
  },
} as const satisfies Readonly<Record<string, Message>>;
