// Sentences of what the sale's owner does with the sale: closing early, cancelling, giving back what came by mistake.
import type { Message } from '@lilape/domain/messages/message';

export const SALE_OWNER_MESSAGES = {
  SALE_NOT_OWNER: {
    kind: 'input',
    source: 'decision 118 "the sales console"',
    en: {
      title: 'Not the owner',
      text: 'The owner of the sale is {owner}, and the wallet is {account}. Nothing was sent.',
    },
    ru: {
      title: 'Это не владелец',
      text: 'Владелец продажи — {owner}, а в кошельке {account}. Ничего не отправлено.',
    },
  },
  SALE_OWNER_CHANGED: {
    kind: 'input',
    source: 'decision 118 "the sales console"',
    en: { text: 'The sale has another owner by now. Nothing was changed.' },
    ru: { text: 'У продажи уже другой владелец. Ничего не изменилось.' },
  },
  CLOSING_TOO_SOON: {
    kind: 'input',
    source: 'decision 8 "buy is atomic"',
    en: {
      text: 'The closing time must still be an hour ahead when the chain takes the transaction. Choose a later one.',
    },
    ru: {
      text: 'Когда блокчейн примет транзакцию, до закрытия должно оставаться не меньше часа. Выберите время позже.',
    },
  },
  CLOSING_TOO_LATE: {
    kind: 'input',
    source: 'decision 8 "buy is atomic"',
    en: { text: 'The sale ends by itself by then. Choose an earlier time.' },
    ru: { text: 'К этому времени продажа закончится сама. Выберите время раньше.' },
  },
  CLOSING_ANNOUNCED: {
    kind: 'info',
    source: 'decision 8 "buy is atomic"',
    en: { text: 'A closing time is announced already, and it can’t be moved.' },
    ru: { text: 'Время закрытия уже объявлено, перенести его нельзя.' },
  },
  CLOSING_FAILED: {
    kind: 'retry',
    source: 'decision 63 "acts"',
    en: { title: 'Not announced', text: 'The closing time wasn’t announced. Please try again.' },
    ru: { title: 'Не объявлено', text: 'Объявить время закрытия не удалось. Попробуйте ещё раз.' },
  },
  CLOSING_SUCCESSFUL: {
    kind: 'success',
    source: 'decision 8 "buy is atomic"',
    en: { title: 'Closing announced', text: 'The sale takes payments until {time}, and every page says so.' },
    ru: {
      title: 'Закрытие объявлено',
      text: 'Продажа принимает платежи до {time}, и об этом сказано на каждой странице.',
    },
  },
  SALE_CANCEL_FAILED: {
    kind: 'retry',
    source: 'decision 63 "acts"',
    en: { title: 'Not cancelled', text: 'The sale wasn’t cancelled. Please try again.' },
    ru: { title: 'Не отменена', text: 'Отменить продажу не удалось. Попробуйте ещё раз.' },
  },
  SALE_CANCEL_SUCCESSFUL: {
    kind: 'success',
    source: 'decision 8 "buy is atomic"',
    en: { title: 'The sale is cancelled', text: 'Every buyer can now get back exactly what they paid.' },
    ru: {
      title: 'Продажа отменена',
      text: 'Теперь каждый покупатель может вернуть ровно то, что заплатил.',
    },
  },
  LILAPE_NOT_RESCUABLE: {
    kind: 'input',
    source: 'decision 8 "buy is atomic"',
    en: {
      text: 'Nobody can take LILAPE out of the sale: they belong to the buyers, or are burned.',
    },
    ru: {
      text: 'LILAPE из контракта продажи не может забрать никто: они принадлежат покупателям или сжигаются.',
    },
  },
  NOTHING_TO_RESCUE: {
    kind: 'input',
    source: 'decision 8 "buy is atomic"',
    en: {
      text: 'Only {surplus} of the token’s smallest units are there beyond what is owed. Nothing was sent.',
    },
    ru: {
      text: 'Сверх долгов там только {surplus} мельчайших единиц токена. Ничего не отправлено.',
    },
  },
  RESCUE_TO_CONTRACT: {
    kind: 'input',
    source: 'decision 8 "buy is atomic"',
    en: { text: 'Tokens sent there would be lost again: it’s the sale, or the token itself.' },
    ru: { text: 'Отправленное туда снова пропадёт: это адрес продажи или самого токена.' },
  },
  NO_TOKEN: {
    kind: 'input',
    source: 'decision 8 "buy is atomic"',
    en: { text: 'There’s no token at this address.' },
    ru: { text: 'По этому адресу нет токена.' },
  },
  RESCUE_FAILED: {
    kind: 'retry',
    source: 'decision 63 "acts"',
    en: { title: 'Not given back', text: 'The tokens weren’t given back. Please try again.' },
    ru: { title: 'Не возвращено', text: 'Вернуть токены не удалось. Попробуйте ещё раз.' },
  },
  RESCUE_SUCCESSFUL: {
    kind: 'success',
    source: 'decision 8 "buy is atomic"',
    en: { title: 'Given back', text: 'What came by mistake is in {to}.' },
    ru: { title: 'Возвращено', text: 'Присланное по ошибке теперь на {to}.' },
  },
} as const satisfies Record<string, Message>;
