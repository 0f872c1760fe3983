// Sentences of staking.
import type { Message } from '@lilape/domain/messages/message';

export const STAKING_MESSAGES = {
  STAKING_NO_WALLET: {
    kind: 'wallet',
    source: '§5 Staking',
    en: { text: 'No wallet connected' },
    ru: { text: 'Кошелёк не подключён' },
  },
  STAKING_NO_CONTRACTS: {
    kind: 'retry',
    source: '§5 Staking',
    en: { text: 'Unable to connect to contracts' },
    ru: { text: 'Не удалось обратиться к контрактам' },
  },
  STAKING_NO_ACCOUNTS: {
    kind: 'wallet',
    source: '§8 Staking',
    en: { text: 'No accounts found' },
    ru: { text: 'Аккаунты не найдены' },
  },
  STAKING_FAILED: {
    kind: 'retry',
    source: '§8 Staking',
    en: { text: 'Staking failed' },
    ru: { text: 'Стейкинг не удался' },
  },
  UNSTAKING_FAILED: {
    kind: 'retry',
    source: '§8 Staking',
    en: { text: 'Unstaking failed' },
    ru: { text: 'Вывод из стейкинга не удался' },
  },
  CLAIMING_FAILED: {
    kind: 'retry',
    source: '§8 Staking',
    en: { text: 'Claiming rewards failed' },
    ru: { text: 'Получить награду не удалось' },
  },
  USER_DATA_FAILED: {
    kind: 'retry',
    source: '§8 Staking',
    en: { text: 'Failed to load user data' },
    ru: { text: 'Не удалось загрузить ваши данные' },
  },
  STAKING_NOT_DEPLOYED: {
    kind: 'retry',
    status: 404,
    source: 'decision 23',
    en: { text: 'Staking has not opened on this network yet.' },
    ru: { text: 'Стейкинг в этой сети ещё не открыт.' },
  },
  STAKING_ZERO_AMOUNT: {
    kind: 'input',
    source: '§5 Staking',
    en: { text: 'Enter an amount greater than 0.' },
    ru: { text: 'Введите количество больше 0.' },
  },
  STAKING_EXCEEDS_BALANCE: {
    kind: 'input',
    source: '§5 Staking',
    en: { text: 'That is more than your wallet holds. You have {balance} LILAPE.' },
    ru: { text: 'Это больше, чем в вашем кошельке. У вас {balance} LILAPE.' },
  },
  STAKING_UNKNOWN_PERIOD: {
    kind: 'input',
    source: '§9 Staking',
    en: { text: 'A stake is locked for 90, 180 or 360 days.' },
    ru: { text: 'Стейк открывается на 90, 180 или 360 дней.' },
  },
  STAKING_POOL_TOO_LOW: {
    kind: 'input',
    source: 'decision 23',
    en: {
      text: 'This stake would earn {reward} LILAPE, and the reward pool has {free} left for new stakes. Stake less, or for a shorter time.',
    },
    ru: {
      text: 'Этот стейк принёс бы {reward} LILAPE, а в пуле наград для новых стейков осталось {free}. Уменьшите сумму или срок.',
    },
  },
  STAKING_NFT_NOT_YOURS: {
    kind: 'input',
    source: 'decision 24',
    en: { text: 'Ape #{id} is not in your wallet, so it cannot double a stake.' },
    ru: { text: 'Обезьяны #{id} нет в вашем кошельке, поэтому удвоить стейк она не может.' },
  },
  STAKING_NFT_BOUND: {
    kind: 'input',
    source: 'decision 24',
    en: { text: 'Ape #{id} already doubles another stake.' },
    ru: { text: 'Обезьяна #{id} уже удваивает другой стейк.' },
  },
  STAKING_NFT_NOT_BOUND: {
    kind: 'input',
    source: 'decision 24',
    en: { text: 'Ape #{id} doubles no stake.' },
    ru: { text: 'Обезьяна #{id} не удваивает ни одного стейка.' },
  },
  STAKING_NFT_STILL_OWNED: {
    kind: 'input',
    source: 'decision 24',
    en: { text: 'Ape #{id} is still with the owner of the stake that it doubles.' },
    ru: { text: 'Обезьяна #{id} всё ещё у владельца стейка, который она удваивает.' },
  },
  STAKING_NFT_UNREADABLE: {
    kind: 'retry',
    source: 'decision 24',
    en: {
      text: 'The collection does not say just now whose ape #{id} is. Nothing was changed; please try again later.',
    },
    ru: {
      text: 'Коллекция сейчас не отвечает, чья обезьяна #{id}. Ничего не изменилось; попробуйте позже.',
    },
  },
  STAKING_UNKNOWN_STAKE: {
    kind: 'input',
    source: 'decision 23',
    en: { text: 'This wallet has no stake #{id}.' },
    ru: { text: 'У этого кошелька нет стейка #{id}.' },
  },
  STAKING_CLOSED: {
    kind: 'input',
    source: 'decision 23',
    en: { text: 'Stake #{id} has already been paid out.' },
    ru: { text: 'Стейк #{id} уже выплачен.' },
  },
  STAKING_LOCKED: {
    kind: 'input',
    source: '§4 Staking',
    en: { text: 'Stake #{id} is still locked.' },
    ru: { text: 'Стейк #{id} ещё заблокирован.' },
  },
  STAKING_NOTHING_TO_CLAIM: {
    kind: 'input',
    source: '§5 Staking',
    en: { text: 'Stake #{id} has earned nothing since your last claim.' },
    ru: { text: 'С прошлого получения наград стейк #{id} ничего не принёс.' },
  },
} as const satisfies Record<string, Message>;
