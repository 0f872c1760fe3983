// Sentences of what admins do in operations: site settings, pins, checks of files.
import type { Message } from '@lilape/domain/messages/message';

export const OPERATIONS_MESSAGES = {
  SITE_OVERTAKEN: {
    kind: 'input',
    status: 409,
    source: 'decision 119 "site settings"',
    en: {
      text: 'The site’s settings were changed meanwhile, to version {version}. Nothing was saved: look at what is saved now and change that.',
    },
    ru: {
      text: 'Настройки сайта тем временем изменили, теперь это версия {version}. Ничего не сохранено: посмотрите, что записано сейчас, и измените это.',
    },
  },
  CHECK_RUNNING: {
    kind: 'retry',
    status: 409,
    source: 'decision 119 "site settings"',
    en: { text: 'The files are being checked already: look at how far that is.' },
    ru: { text: 'Файлы уже проверяются: посмотрите, как идёт проверка.' },
  },
} as const satisfies Record<string, Message>;
