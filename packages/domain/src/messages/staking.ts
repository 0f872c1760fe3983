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
} as const satisfies Record<string, Message>;
