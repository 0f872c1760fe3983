// Sentences of launches and of applications for one.
import type { Message } from '@lilape/domain/messages/message';

export const LAUNCH_MESSAGES = {
  LAUNCH_UNKNOWN: {
    kind: 'input',
    status: 404,
    source: 'decision 27 "launches and applications"',
    en: { text: 'There’s no launch {id}.' },
    ru: { text: 'Запуска {id} нет.' },
  },
  LAUNCH_OVERTAKEN: {
    kind: 'input',
    status: 409,
    source: 'decision 27 "launches and applications"',
    en: {
      text: 'Launch {id} was changed in the meantime, to version {version}. Nothing was saved: look at that version and change it.',
    },
    ru: {
      text: 'Запуск {id} тем временем изменили, теперь это версия {version}. Ничего не сохранено: посмотрите, что записано сейчас, и измените это.',
    },
  },
  LAUNCH_FIXED: {
    kind: 'input',
    status: 409,
    source: 'decision 27 "launches and applications"',
    en: { text: 'Launch {id} can change no more: the time of its snapshot, {time}, has come.' },
    ru: { text: 'Запуск {id} изменить уже нельзя: время снимка, {time}, наступило.' },
  },
  LAUNCH_CANCELLED: {
    kind: 'input',
    status: 409,
    source: 'decision 27 "launches and applications"',
    en: { text: 'Launch {id} was cancelled, and stays so.' },
    ru: { text: 'Запуск {id} отменён, и это не изменить.' },
  },
  LAUNCH_MADE: {
    kind: 'input',
    status: 409,
    source: 'decision 112 "one press one launch"',
    en: {
      text: 'This is already launch {id}, with other details. Nothing was saved: change that launch.',
    },
    ru: {
      text: 'Из этого уже сделан запуск {id}, с другими данными. Ничего не сохранено: измените тот запуск.',
    },
  },
  PICTURE_WRONG_TYPE: {
    kind: 'input',
    status: 415,
    source: 'decision 27 "launches and applications"',
    en: { text: 'A picture is a PNG, a JPEG or a WebP, sent as what it is.' },
    ru: { text: 'Картинка — это PNG, JPEG или WebP, с верным типом.' },
  },
  PICTURE_UNREADABLE: {
    kind: 'input',
    status: 422,
    source: 'decision 27 "launches and applications"',
    en: { text: 'This can’t be read as a PNG, JPEG or WebP picture.' },
    ru: { text: 'Это не читается как картинка PNG, JPEG или WebP.' },
  },
  PICTURE_TOO_LARGE: {
    kind: 'input',
    status: 422,
    source: 'decision 27 "launches and applications"',
    en: { text: 'The picture has {width} × {height} pixels; at most {most} on a side are taken.' },
    ru: { text: 'В картинке {width} × {height} пикселей; по стороне может быть не больше {most}.' },
  },
  APPLICATION_TWICE: {
    kind: 'input',
    status: 409,
    source: 'decision 27 "launches and applications"',
    en: { text: 'This project has applied already: its application has the number {number}.' },
    ru: { text: 'Этот проект уже подал заявку: её номер {number}.' },
  },
  APPLICATION_UNSIGNED: {
    kind: 'input',
    status: 422,
    source: 'decision 27 "launches and applications"',
    en: { text: 'The signature isn’t that of {account} for this application on this site. Sign again.' },
    ru: { text: 'Это не подпись {account} под этой заявкой на этом сайте. Подпишите ещё раз.' },
  },
  APPLICATION_UNKNOWN: {
    kind: 'input',
    status: 404,
    source: 'decision 27 "launches and applications"',
    en: { text: 'There’s no application {number}.' },
    ru: { text: 'Заявки {number} нет.' },
  },
  APPLICATION_OVERTAKEN: {
    kind: 'input',
    status: 409,
    source: 'decision 27 "launches and applications"',
    en: {
      text: 'Application {number} was changed in the meantime, to version {version}. Nothing was saved: look at that version first.',
    },
    ru: {
      text: 'Заявку {number} тем временем изменили, теперь это версия {version}. Ничего не сохранено: посмотрите, что записано сейчас.',
    },
  },
} as const satisfies Record<string, Message>;
