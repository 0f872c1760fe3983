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
    source: 'decision 28 "no secret in the page"',
    en: { text: 'Sign in as admin first.' },
    ru: { text: 'Сначала войдите как администратор.' },
  },
  ADMIN_NOT_SET_UP: {
    kind: 'bug',
    status: 503,
    source: 'decision 88 "who is admin"',
    en: { text: 'No admin password is set on this server. Make one with “npm run admin:password”.' },
    ru: {
      text: 'На этом сервере не задан пароль администратора. Создайте его командой «npm run admin:password».',
    },
  },
  WALLET_REFUSED: {
    kind: 'input',
    status: 401,
    source: 'decision 117 "signing in with a wallet"',
    en: { text: '{account} may not sign in here, or the signature isn’t its own.' },
    ru: { text: 'Кошельку {account} вход сюда не открыт, или подпись не его.' },
  },
  WALLET_TEXT_FOREIGN: {
    kind: 'input',
    status: 422,
    source: 'decision 117 "signing in with a wallet", EIP-4361',
    en: { text: 'The text that was signed isn’t this site’s. Reload the page and sign again.' },
    ru: { text: 'Подписанный текст — не с этого сайта. Обновите страницу и подпишите ещё раз.' },
  },
  WALLET_TEXT_OLD: {
    kind: 'retry',
    status: 422,
    source: 'decision 117 "signing in with a wallet", EIP-4361',
    en: { text: 'The text was signed too late. Sign a new one.' },
    ru: { text: 'Вы подписали текст слишком поздно. Подпишите новый.' },
  },
  WALLET_TEXT_USED: {
    kind: 'retry',
    status: 422,
    source: 'decision 117 "signing in with a wallet", EIP-4361',
    en: { text: 'This signature was used before. Sign a new text.' },
    ru: { text: 'Эту подпись уже использовали. Подпишите новый текст.' },
  },
  WALLET_UNCHECKED: {
    kind: 'retry',
    // Not 503, behind which the page looks for no sentence.
    status: 409,
    source: 'decision 117 "signing in with a wallet", EIP-1271',
    en: {
      text: 'Only the chain can say whether this signature is right, and it can’t be reached now. Try again soon, or sign in with the password.',
    },
    ru: {
      text: 'Верна ли эта подпись, знает только блокчейн, а он сейчас недоступен. Попробуйте чуть позже или войдите по паролю.',
    },
  },
  WALLETS_NOT_SET_UP: {
    kind: 'bug',
    status: 503,
    source: 'decision 117 "signing in with a wallet"',
    en: {
      text: 'Signing in with a wallet is off on this server. The setting ADMIN_ADDRESSES names the wallets that can.',
    },
    ru: {
      text: 'Вход кошельком на этом сервере не открыт. Кошельки для входа перечисляет настройка ADMIN_ADDRESSES.',
    },
  },
  WALLET_GAVE_NO_SIGNATURE: {
    kind: 'wallet',
    source: 'decision 117 "signing in with a wallet"',
    en: { text: 'The wallet gave no signature. Try again, or sign in with the password.' },
    ru: { text: 'Кошелёк не дал подписи. Попробуйте ещё раз или войдите по паролю.' },
  },
  WALLET_CHANGED: {
    kind: 'wallet',
    source: 'decision 117 "signing in with a wallet"',
    en: { text: 'You changed the account in the wallet. Sign in again with the one that is connected now.' },
    ru: { text: 'Вы сменили аккаунт в кошельке. Войдите ещё раз — тем, который подключён сейчас.' },
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
