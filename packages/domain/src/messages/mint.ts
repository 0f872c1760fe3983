// Sentences of the mint.
import type { Message } from '@lilape/domain/messages/message';

export const MINT_MESSAGES = {
  MINT_PREPARING: {
    kind: 'info',
    source: '§4 Mint',
    en: { text: 'Preparing to mint NFT with ETH...' },
    ru: { text: 'Готовим выпуск NFT за ETH…' },
  },
  MINT_SUCCESSFUL: {
    kind: 'success',
    source: '§4 Mint',
    en: { title: 'Minted!', text: '🎉 NFT #{id} successfully minted and sent to your wallet!' },
    ru: { title: 'Выпущено!', text: '🎉 NFT #{id} выпущен и отправлен в ваш кошелёк!' },
  },
  MINT_NEEDS_WALLET: {
    kind: 'wallet',
    source: '§4 Mint',
    en: { text: 'Please connect your wallet first' },
    ru: { text: 'Сначала подключите кошелёк' },
  },
  MINT_INVALID_URI: {
    kind: 'bug',
    source: '§5 Mint, decision 1 "names"',
    en: { text: 'INVALID {field}: {uri} - must start with ipfs://' },
    ru: { text: 'Неверный {field}: {uri}. Адрес должен начинаться с ipfs://' },
  },
  MINT_BLOCKED: {
    kind: 'bug',
    source: '§5 Mint',
    en: { text: 'MINT BLOCKED: Invalid {field}' },
    ru: { text: 'Выпуск остановлен: неверный {field}' },
  },
  MINT_NON_JSON: {
    kind: 'bug',
    source: '§5 Mint',
    en: { text: 'Mint API returned non-JSON (status): {status}' },
    ru: { text: 'Сервис выпуска ответил не в JSON (код): {status}' },
  },
  MINT_GENERATOR_FAILED: {
    kind: 'retry',
    source: '§8 Mint',
    en: { text: 'Sharp API error: {error} (traceId={id})' },
    ru: { text: 'Ошибка генератора: {error} (traceId={id})' },
  },
  MINT_STUDIO_CLOSED: {
    kind: 'retry',
    status: 503,
    source: 'decision 17 "vouchers and offers"',
    en: { text: 'The studio is closed right now: nothing can be minted. Please try again later.' },
    ru: { text: 'Студия сейчас закрыта, выпустить ничего нельзя. Попробуйте позже.' },
  },
  MINT_NOT_ON_BRANCH: {
    kind: 'input',
    status: 409,
    source: 'decision 149 "the branch"',
    en: {
      text: 'Ape #{id} isn’t on the branch for you right now: it’s minted, held for someone else, or hasn’t climbed up yet.',
    },
    ru: {
      text: 'Обезьяны #{id} сейчас нет для вас на ветке: она уже выпущена, придержана для другого или ещё не появилась.',
    },
  },
  MINT_BRANCH_HELD: {
    kind: 'retry',
    status: 409,
    source: 'decision 149 "the branch"',
    en: { text: 'All apes that are left are held for others right now. Please try again in a few minutes.' },
    ru: { text: 'Все оставшиеся обезьяны сейчас придержаны для других. Попробуйте через несколько минут.' },
  },
  MINT_SOLD_OUT: {
    kind: 'input',
    status: 409,
    source: 'decision 18 "ids and prizes"',
    en: { text: 'All apes that were for sale are minted.' },
    ru: { text: 'Все обезьяны, которые продавались, уже выпущены.' },
  },
  MINT_NOT_DEPLOYED: {
    kind: 'retry',
    source: 'decision 17 "vouchers and offers"',
    en: { text: 'The sale of apes hasn’t opened on this network yet.' },
    ru: { text: 'Продажа обезьян в этой сети ещё не открыта.' },
  },
  MINT_TAKEN: {
    kind: 'retry',
    source: 'decision 17 "vouchers and offers"',
    en: {
      text: 'Someone else minted ape #{id} a moment earlier. The price stayed in your wallet; the next ape is ready for you.',
    },
    ru: {
      text: 'Обезьяну #{id} мгновением раньше выпустил кто-то другой. Цена осталась в вашем кошельке; следующая обезьяна уже готова.',
    },
  },
  MINT_VOUCHER_OVER: {
    kind: 'retry',
    source: 'decision 17 "vouchers and offers"',
    en: {
      text: 'The studio’s voucher for this ape has run out. The price stayed in your wallet; press again, and you get a new one.',
    },
    ru: {
      text: 'Разрешение студии на эту обезьяну истекло. Цена осталась в вашем кошельке; нажмите ещё раз, и придёт новое.',
    },
  },
  MINT_STUDIO_BEHIND: {
    kind: 'retry',
    source: 'decision 17 "vouchers and offers"',
    en: {
      text: 'The studio hasn’t caught up with the chain yet and offers an ape that is gone. Your wallet wasn’t asked; please try again in a minute.',
    },
    ru: {
      text: 'Студия пока отстаёт от блокчейна и предлагает уже выпущенную обезьяну. Кошелёк ни о чём не спрашивали; попробуйте через минуту.',
    },
  },
  MINT_CANCELLED: {
    kind: 'wallet',
    source: '§8 Mint',
    en: { text: 'Transaction was cancelled by user.' },
    ru: { text: 'Вы отменили транзакцию.' },
  },
  MINT_INSUFFICIENT_FUNDS: {
    kind: 'wallet',
    source: '§8 Mint',
    en: { text: 'Insufficient funds for minting.' },
    ru: { text: 'Недостаточно средств для выпуска.' },
  },
  MINT_BUYING_FAILED: {
    kind: 'retry',
    source: '§8 Mint',
    en: { text: 'Buying failed. Please try again.' },
    ru: { text: 'Покупка не удалась. Попробуйте ещё раз.' },
  },
  MINT_FAILED: {
    kind: 'retry',
    source: '§8 Mint',
    en: { title: 'Not minted', text: 'Minting failed. Please try again.' },
    ru: { title: 'Не выпущено', text: 'Выпуск не удался. Попробуйте ещё раз.' },
  },
} as const satisfies Record<string, Message>;
