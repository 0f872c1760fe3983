// Sentences of posts to the group, of their schedules and of the outbox.
import type { Message } from '@lilape/domain/messages/message';

export const POST_MESSAGES = {
  POST_FAKE_REFUSED: {
    kind: 'input',
    status: 400,
    source: 'decision 29 "posts invent nothing"',
    en: {
      text: 'A post never reports a purchase that didn’t happen: people decide about money by it. Ask for the type promo, which is filled from the ledger.',
    },
    ru: {
      text: 'Пост никогда не рассказывает о покупке, которой не было: по нему люди решают о деньгах. Нужен тип promo: он заполняется из реестра.',
    },
  },
  POST_NO_PURCHASE: {
    kind: 'input',
    status: 409,
    source: 'decision 29 "posts invent nothing"',
    en: { text: '{post} reports a purchase, and none is final yet. Nothing is sent.' },
    ru: { text: '{post} рассказывает о покупке, а окончательной ещё нет ни одной. Ничего не отправлено.' },
  },
  POST_FIGURES_OLD: {
    kind: 'retry',
    status: 409,
    source: 'decision 10 "no invented figures"',
    en: {
      text: 'The ledger last saw the chain {seconds} seconds ago. A post says only what is true now: nothing is sent.',
    },
    ru: {
      text: 'Реестр видел блокчейн {seconds} с назад. Пост говорит только то, что верно сейчас: ничего не отправлено.',
    },
  },
  POST_NO_PRICE: {
    kind: 'retry',
    status: 409,
    source: 'decision 11 "rates"',
    en: {
      text: '{post} says an amount in ETH, and the price feed gave none within the last hour. Nothing is sent.',
    },
    ru: {
      text: '{post} называет сумму в ETH, а источник цены за последний час её не сообщал. Ничего не отправлено.',
    },
  },
  POST_TOO_LONG: {
    kind: 'input',
    status: 409,
    source: 'decision 29 "posts invent nothing"',
    en: { text: '{post} is {chars} characters too long for Telegram. Shorten it.' },
    ru: { text: '{post} длиннее, чем принимает Telegram, на {chars} зн. Сократите его.' },
  },
  POST_OVERTAKEN: {
    kind: 'input',
    status: 409,
    source: '§4',
    en: {
      text: '{post} was changed in the meantime, to version {version}. Nothing was saved: look at that version and change it.',
    },
    ru: {
      text: '{post} тем временем изменили, теперь это версия {version}. Ничего не сохранено: посмотрите, что записано сейчас, и измените это.',
    },
  },
  POST_SENT: {
    kind: 'input',
    status: 409,
    source: 'decision 112 "one press one launch"',
    en: { text: 'This press already sent {post}. Press again to send another.' },
    ru: { text: 'Этим нажатием уже отправлен {post}. Нажмите ещё раз, чтобы отправить другой.' },
  },
  SCHEDULE_FIELDS_MISSING: {
    kind: 'input',
    status: 400,
    source: '§5',
    en: { text: 'Fill in all fields.' },
    ru: { text: 'Заполните все поля.' },
  },
  SCHEDULE_UNKNOWN: {
    kind: 'input',
    status: 404,
    source: '§4',
    en: { text: 'There is no schedule {id}. It may have been deleted in the meantime.' },
    ru: { text: 'Расписания {id} нет. Возможно, его тем временем удалили.' },
  },
  SCHEDULE_OVERTAKEN: {
    kind: 'input',
    status: 409,
    source: '§4',
    en: {
      text: 'Schedule {id} was changed in the meantime. Nothing was saved: look at the new version first.',
    },
    ru: {
      text: 'Расписание {id} тем временем изменили. Ничего не сохранено: посмотрите, что записано сейчас.',
    },
  },
  SCHEDULE_LATE: {
    kind: 'info',
    source: 'decision 29 "posts invent nothing"',
    en: { text: 'Skipped: nothing was running at its time, and old news is no news.' },
    ru: { text: 'Пропущено: в нужное время сервер не работал, а старая новость — не новость.' },
  },
  SCHEDULE_WAITS: {
    kind: 'info',
    source: 'decision 114 "turns alerts and what waits"',
    en: { text: 'Skipped: the message before it is still in the outbox.' },
    ru: { text: 'Пропущено: предыдущее сообщение ещё ждёт в очереди на отправку.' },
  },
  SCHEDULE_TOO_MANY: {
    kind: 'input',
    status: 409,
    source: 'decision 29 "posts invent nothing"',
    en: { text: 'There are {most} schedules already, and no more are kept. Delete one first.' },
    ru: { text: 'Расписаний уже {most}, больше не хранится. Сначала удалите одно.' },
  },
  SCHEDULE_MADE: {
    kind: 'input',
    status: 409,
    source: 'decision 112 "one press one launch"',
    en: { text: 'This press already created schedule {id}, with other settings. Nothing was saved.' },
    ru: { text: 'Этим нажатием уже создано расписание {id}, с другими настройками. Ничего не сохранено.' },
  },
  ALERTS_OVERTAKEN: {
    kind: 'input',
    status: 409,
    source: 'decision 29 "posts invent nothing"',
    en: {
      text: 'The rules of alerts were changed in the meantime, to version {version}. Nothing was saved: look at that version first.',
    },
    ru: {
      text: 'Правила оповещений тем временем изменили, теперь это версия {version}. Ничего не сохранено: посмотрите, что записано сейчас.',
    },
  },
  OUTBOX_UNKNOWN: {
    kind: 'input',
    status: 404,
    source: 'decision 29 "posts invent nothing"',
    en: { text: 'There’s no message {id}.' },
    ru: { text: 'Сообщения {id} нет.' },
  },
  OUTBOX_SETTLED: {
    kind: 'input',
    status: 409,
    source: 'decision 29 "posts invent nothing"',
    en: { text: 'Message {id} isn’t waiting any more: see what happened to it.' },
    ru: { text: 'Сообщение {id} уже не ждёт: посмотрите, что с ним стало.' },
  },
  OUTBOX_EXPIRED: {
    kind: 'info',
    source: 'decision 114 "turns alerts and what waits"',
    en: {
      text: 'It waited too long and may be out of date. It wasn’t sent; send it again.',
    },
    ru: {
      text: 'Оно ждало слишком долго, и сказанное могло устареть. Не отправлено: отправьте заново.',
    },
  },
  TELEGRAM_OFF: {
    kind: 'info',
    source: '§2',
    en: {
      text: 'Posts wait here until TELEGRAM_BOT_TOKEN and TELEGRAM_CHAT_ID are set.',
    },
    ru: {
      text: 'Посты подождут здесь, пока не заданы TELEGRAM_BOT_TOKEN и TELEGRAM_CHAT_ID.',
    },
  },
  TELEGRAM_TOKEN_WRONG: {
    kind: 'info',
    source: 'decision 29 "posts invent nothing"',
    en: {
      text: 'Telegram doesn’t know the bot’s token. Get it again from @BotFather (TELEGRAM_BOT_TOKEN).',
    },
    ru: { text: 'Telegram не знает токен бота. Возьмите его заново у @BotFather (TELEGRAM_BOT_TOKEN).' },
  },
  TELEGRAM_CHAT_UNKNOWN: {
    kind: 'info',
    source: 'decision 29 "posts invent nothing"',
    en: {
      text: 'The bot doesn’t see the chat. Add it to the group, and check the number or name (TELEGRAM_CHAT_ID).',
    },
    ru: {
      text: 'Бот не видит чат. Добавьте его в группу и проверьте номер или имя (TELEGRAM_CHAT_ID).',
    },
  },
  TELEGRAM_NO_MEMBER: {
    kind: 'info',
    source: 'decision 29 "posts invent nothing"',
    en: { text: 'The bot isn’t in the group, or was removed from it. Add it again.' },
    ru: { text: 'Бот не состоит в группе или удалён из неё. Добавьте его снова.' },
  },
  TELEGRAM_NO_RIGHT: {
    kind: 'info',
    source: 'decision 29 "posts invent nothing"',
    en: {
      text: 'The bot isn’t allowed to write in the group. Give it the right to post messages and media.',
    },
    ru: { text: 'Боту нельзя писать в группе. Дайте ему право на сообщения и медиа.' },
  },
  TELEGRAM_CHAT_MOVED: {
    kind: 'info',
    source: 'decision 29 "posts invent nothing"',
    en: { text: 'The group became a supergroup and has a new number. Write it into TELEGRAM_CHAT_ID.' },
    ru: { text: 'Группа стала супергруппой, и номер у неё новый. Запишите его в TELEGRAM_CHAT_ID.' },
  },
  TELEGRAM_AWAY: {
    kind: 'info',
    source: 'decision 29 "posts invent nothing"',
    en: { text: 'Telegram can’t be reached. What is waiting goes out once it answers again.' },
    ru: { text: 'Telegram недоступен. То, что ждёт, уйдёт, когда он снова ответит.' },
  },
  TELEGRAM_UNSURE: {
    kind: 'info',
    source: 'decision 29 "posts invent nothing"',
    en: {
      text: 'We don’t know whether this arrived: the answer was lost. Look in the group; it is never sent again automatically.',
    },
    ru: {
      text: 'Неизвестно, дошло ли это: ответ потерян. Посмотрите в группе; само оно повторно не отправляется.',
    },
  },
} as const satisfies Record<string, Message>;
