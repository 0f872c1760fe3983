// Sentences of the laboratory, which exists on the local chain only.
import type { Message } from '@lilape/domain/messages/message';

export const LAB_MESSAGES = {
  LAB_SALE_OVER: {
    kind: 'input',
    status: 409,
    source: 'architecture "Set-up"',
    en: { text: 'The sale no longer runs. Begin anew to end it another way.' },
    ru: { text: 'Продажа уже не идёт. Чтобы завершить её иначе, начните заново.' },
  },
  LAB_GOAL_REACHED: {
    kind: 'input',
    status: 409,
    source: 'architecture "Set-up"',
    en: { text: 'The sale has reached its goal and can no longer miss it. Begin anew to see it miss.' },
    ru: { text: 'Продажа уже достигла цели. Чтобы увидеть её неудачу, начните заново.' },
  },
} as const satisfies Record<string, Message>;
