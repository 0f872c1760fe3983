// Sentences of the admin panel; Russian in the specification, both languages here.
import type { Message } from '@lilape/domain/messages/message';

export const ADMIN_MESSAGES = {
  WRONG_PASSWORD: {
    kind: 'input',
    status: 401,
    source: '§8 Admin',
    en: { text: 'Wrong password' },
    ru: { text: 'Неверный пароль' },
  },
  SIGN_IN_FIRST: {
    kind: 'input',
    status: 401,
    source: 'decision 28',
    en: { text: 'Sign in as admin first.' },
    ru: { text: 'Сначала войдите как администратор.' },
  },
  ADMIN_NOT_SET_UP: {
    kind: 'bug',
    status: 503,
    source: 'decision 88',
    en: { text: 'No admin password is set on this server. Make one with “npm run admin-password”.' },
    ru: {
      text: 'На этом сервере не задан пароль администратора. Создайте его командой «npm run admin-password».',
    },
  },
  FILL_ALL_FIELDS: {
    kind: 'input',
    status: 400,
    source: '§5 Admin schedule',
    en: { text: 'Please fill in all fields' },
    ru: { text: 'Заполните все поля' },
  },
  SETTINGS_NOT_SAVED: {
    kind: 'retry',
    source: '§8 Admin',
    en: { text: 'The settings could not be saved. Please try again.' },
    ru: { text: 'Не удалось сохранить настройки. Попробуйте ещё раз.' },
  },
} as const satisfies Record<string, Message>;
