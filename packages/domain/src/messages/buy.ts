// Sentences of the buy form and the buy flow.
import type { Message } from '@lilape/domain/messages/message';

const FAILED = { en: 'Purchase Failed', ru: 'Покупка не удалась' } as const;

export const BUY_MESSAGES = {
  PROCESSING: {
    kind: 'info',
    source: '§2 Buy modal',
    en: { text: 'Processing...' },
    ru: { text: 'Обрабатываем…' },
  },
  PURCHASE_SUCCESSFUL: {
    kind: 'success',
    source: '§2 Buy modal; "tokens sent" is "recorded", decision 9 "post is a pointer"',
    en: {
      title: 'Purchase Successful!',
      text: '{tokens} LILAPE recorded for you. Claim them here once the sale is finalised.',
    },
    ru: {
      title: 'Покупка прошла!',
      text: 'На ваш адрес записано {tokens} LILAPE. Заберите их здесь после завершения продажи.',
    },
  },
  PURCHASE_STILL_PENDING: {
    kind: 'info',
    source: 'decision 14 "pending is not failed"',
    en: {
      title: 'Still pending',
      text: 'The chain hasn’t confirmed your payment yet. You can close this: it finishes by itself, and “My purchases” shows it.',
    },
    ru: {
      title: 'Ещё в пути',
      text: 'Блокчейн пока не подтвердил платёж. Окно можно закрыть: всё завершится само, и покупка появится в «Моих покупках».',
    },
  },
  PURCHASE_UNDER_WAY: {
    kind: 'info',
    source: 'decision 14 "pending is not failed"',
    en: {
      title: 'One payment at a time',
      text: 'A payment of yours is already under way, perhaps in another tab. It finishes by itself.',
    },
    ru: {
      title: 'Платежи идут по одному',
      text: 'Ваш платёж уже выполняется, возможно в другой вкладке. Он завершится сам.',
    },
  },
  NOTHING_STORED: {
    kind: 'input',
    source: 'decision 14 "pending is not failed"',
    en: {
      text: 'Your browser stores nothing for this site, so a payment couldn’t be followed. Allow it and try again.',
    },
    ru: {
      text: 'Браузер не даёт сайту сохранять данные, поэтому отследить платёж не получится. Разрешите хранение и попробуйте ещё раз.',
    },
  },
  WALLET_ADDRESS_MISSING: {
    kind: 'wallet',
    source: '§5 Buy',
    en: { title: 'Wallet Address Missing', text: 'Please reconnect your wallet. Wallet address not found.' },
    ru: { title: 'Нет адреса кошелька', text: 'Подключите кошелёк заново. Адрес кошелька не найден.' },
  },
  INVALID_AMOUNT: {
    kind: 'input',
    source: '§5 Buy',
    en: { title: 'Invalid Amount', text: 'Please enter a valid purchase amount' },
    ru: { title: 'Неверная сумма', text: 'Введите сумму покупки' },
  },
  AMBIGUOUS_AMOUNT: {
    kind: 'input',
    source: 'decision 12 "amount field"',
    en: {
      title: 'Invalid Amount',
      text: '“{amount}” can be read two ways. Write {grouped}, or {decimal} if you mean a fraction.',
    },
    ru: {
      title: 'Неверная сумма',
      text: '«{amount}» можно понять двояко. Напишите {grouped} или, если это дробь, {decimal}.',
    },
  },
  TOO_PRECISE_AMOUNT: {
    kind: 'input',
    source: 'decision 12 "amount field"',
    en: { title: 'Invalid Amount', text: 'Please enter at most {decimals} digits after the point' },
    ru: { title: 'Неверная сумма', text: 'Введите не больше {decimals} цифр после запятой' },
  },
  BELOW_MINIMUM: {
    kind: 'input',
    source: '§5 Buy',
    en: { title: 'Invalid Purchase Amount', text: 'Minimum purchase amount is {min} {method}' },
    ru: { title: 'Слишком маленькая сумма', text: 'Минимальная сумма покупки: {min} {method}' },
  },
  AMOUNT_TOO_SMALL: {
    kind: 'input',
    source: '§5 Buy',
    en: { title: 'Invalid Purchase', text: 'Purchase amount too small' },
    ru: { title: 'Неверная покупка', text: 'Сумма покупки слишком мала' },
  },
  INSUFFICIENT_BALANCE: {
    kind: 'wallet',
    source: '§5 Buy',
    en: { title: FAILED.en, text: 'Insufficient {method} balance. You have {balance} {method}' },
    ru: { title: FAILED.ru, text: 'Недостаточно {method}. У вас {balance} {method}' },
  },
  UNSUPPORTED_METHOD: {
    kind: 'input',
    source: '§5 Buy',
    en: { title: FAILED.en, text: 'Unsupported payment method' },
    ru: { title: FAILED.ru, text: 'Способ оплаты не поддерживается' },
  },
  INSUFFICIENT_FUNDS: {
    kind: 'wallet',
    source: '§8 Buy modal mapping',
    en: { text: 'Insufficient balance in your wallet.' },
    ru: { text: 'В кошельке недостаточно средств.' },
  },
  FEE_IN_ETH: {
    kind: 'wallet',
    source: 'names the coin that is short, after the sentences of §8 that do not',
    en: { text: 'There isn’t enough ETH for the network fee.' },
    ru: { text: 'Не хватает ETH на комиссию сети.' },
  },
  PURCHASE_REJECTED: {
    kind: 'wallet',
    source: '§8 Buy modal mapping',
    en: { title: FAILED.en, text: 'Transaction was rejected by user.' },
    ru: { title: FAILED.ru, text: 'Вы отклонили транзакцию.' },
  },
  PURCHASE_TIMEOUT: {
    kind: 'retry',
    source: '§8 Buy modal mapping',
    en: { title: FAILED.en, text: 'Transaction timeout. Please check your wallet and try again.' },
    ru: { title: FAILED.ru, text: 'Время ожидания вышло. Проверьте кошелёк и попробуйте ещё раз.' },
  },
  PURCHASE_FAILED_RETRY: {
    kind: 'retry',
    source: '§8 Buy modal mapping',
    en: { title: FAILED.en, text: 'Purchase failed. Please try again.' },
    ru: { title: FAILED.ru, text: 'Покупка не удалась. Попробуйте ещё раз.' },
  },
  COIN_TRANSACTION_FAILED: {
    kind: 'retry',
    source: '§8 Buy modal mapping',
    en: { title: FAILED.en, text: '{method} transaction failed' },
    ru: { title: FAILED.ru, text: 'Транзакция {method} не выполнена' },
  },
  PRICE_MOVED: {
    kind: 'retry',
    source: 'decision 8 "buy is atomic" (minTokens)',
    en: {
      title: FAILED.en,
      text: 'The price moved while you were confirming, so nothing was charged. Look at the new quote and try again.',
    },
    ru: {
      title: FAILED.ru,
      text: 'Пока вы подтверждали, цена изменилась, поэтому ничего не списано. Посмотрите новый расчёт и попробуйте ещё раз.',
    },
  },
  SALE_NOT_OPEN: {
    kind: 'input',
    source: 'decision 8 "buy is atomic"',
    en: { text: 'The sale isn’t open, so nothing was charged.' },
    ru: { text: 'Продажа сейчас не идёт, поэтому ничего не списано.' },
  },
  NOTHING_TO_CLAIM: {
    kind: 'info',
    source: 'decision 8 "buy is atomic"',
    en: { text: 'There’s nothing to claim for this wallet, or it was claimed already.' },
    ru: { text: 'Этому кошельку нечего забирать, или всё уже забрано.' },
  },
  NOTHING_TO_REFUND: {
    kind: 'info',
    source: 'decision 8 "buy is atomic"',
    en: { text: 'There’s nothing to refund to this wallet, or it was refunded already.' },
    ru: { text: 'Этому кошельку нечего возвращать, или всё уже возвращено.' },
  },
  TRANSACTION_CANCELLED: {
    kind: 'wallet',
    source: 'decision 14 "pending is not failed"',
    en: {
      title: 'Payment cancelled',
      text: 'You cancelled the payment in your wallet. Nothing was charged.',
    },
    ru: { title: 'Платёж отменён', text: 'Вы отменили платёж в кошельке. Ничего не списано.' },
  },
  STALE_DATA: {
    kind: 'retry',
    source: 'decision 10 "no invented figures"',
    en: {
      title: 'Prices are out of date',
      text: 'Buying is paused: the last price is {age} s old. It continues by itself when live data is back.',
    },
    ru: {
      title: 'Цены устарели',
      text: 'Покупка приостановлена: цена получена {age} с назад. Покупка возобновится сама, когда вернутся актуальные данные.',
    },
  },
  LIVE_DATA_UNAVAILABLE: {
    kind: 'retry',
    source: 'decision 10 "no invented figures"',
    en: { text: 'Live data is unavailable' },
    ru: { text: 'Актуальные данные недоступны' },
  },
  ADDRESSES_DIFFER: {
    kind: 'bug',
    source: 'architecture "Page"',
    en: {
      title: 'Buying is blocked',
      text: 'The server names a contract that this page doesn’t know. Do not pay; reload the page or come back later.',
    },
    ru: {
      title: 'Покупка заблокирована',
      text: 'Сервер называет контракт, которого эта страница не знает. Не платите; обновите страницу или зайдите позже.',
    },
  },
  SOLD_OUT: {
    kind: 'info',
    source: 'decision 5 "ten stages"',
    en: { text: 'Sold out' },
    ru: { text: 'Всё продано' },
  },
  BALANCE_UNKNOWN: {
    kind: 'wallet',
    source: 'decision 58 "sentences that nobody says"',
    en: { text: 'The wallet didn’t say how much {method} it holds.' },
    ru: { text: 'Кошелёк не сообщил, сколько в нём {method}.' },
  },
  WALLET_ERROR: {
    kind: 'wallet',
    source: '§8 Buy modal mapping',
    en: { title: 'Wallet Error', text: '{reason}' },
    ru: { title: 'Ошибка кошелька', text: '{reason}' },
  },
  PRESALE_ERROR: {
    kind: 'retry',
    source: '§8 Buy modal mapping',
    en: { title: 'Presale Error', text: '{reason}' },
    ru: { title: 'Ошибка продажи', text: '{reason}' },
  },
} as const satisfies Record<string, Message>;
