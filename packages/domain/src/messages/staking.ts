// Sentences of staking.
import type { Message } from '@lilape/domain/messages/message';

export const STAKING_MESSAGES = {
  STAKING_NO_WALLET: {
    kind: 'wallet',
    source: '§5 Staking',
    en: { text: 'No wallet connected' },
    ru: { text: 'Кошелёк не подключён' },
  },
  STAKING_FREE_REWARDS_LOCKED: {
    kind: 'input',
    source: 'decision 159 "two transactions deploy"',
    en: { text: 'Free rewards stay for stakers until three years after the shares were released.' },
    ru: { text: 'Свободные награды остаются стейкерам три года после распределения долей.' },
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
    ru: { text: 'Забрать награду не удалось' },
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
    source: 'decision 23 "reserved rewards"',
    en: { text: 'Staking hasn’t opened on this network yet.' },
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
    source: 'decision 23 "reserved rewards"',
    en: {
      text: 'This stake would earn {reward} LILAPE, and the reward pool has {free} left for new stakes. Stake less, or for a shorter time.',
    },
    ru: {
      text: 'Этот стейк принёс бы {reward} LILAPE, а в пуле наград для новых стейков осталось {free}. Уменьшите сумму или срок.',
    },
  },
  STAKING_NFT_NOT_YOURS: {
    kind: 'input',
    source: 'decision 24 "an ape on a stake"',
    en: { text: 'Ape #{id} isn’t in your wallet, so it can’t double a stake.' },
    ru: { text: 'Обезьяны #{id} нет в вашем кошельке, поэтому удвоить стейк она не может.' },
  },
  STAKING_NFT_BOUND: {
    kind: 'input',
    source: 'decision 24 "an ape on a stake"',
    en: { text: 'Ape #{id} is already bound to another stake.' },
    ru: { text: 'Обезьяна #{id} уже привязана к другому стейку.' },
  },
  STAKING_NFT_NOT_BOUND: {
    kind: 'input',
    source: 'decision 24 "an ape on a stake"',
    en: { text: 'Ape #{id} isn’t bound to a stake.' },
    ru: { text: 'Обезьяна #{id} не удваивает ни одного стейка.' },
  },
  STAKING_NFT_STILL_OWNED: {
    kind: 'input',
    source: 'decision 24 "an ape on a stake"',
    en: { text: 'Ape #{id} is still with the owner of the stake that it doubles.' },
    ru: { text: 'Обезьяна #{id} всё ещё у владельца стейка, который она удваивает.' },
  },
  STAKING_NFT_UNREADABLE: {
    kind: 'retry',
    source: 'decision 24 "an ape on a stake"',
    en: {
      text: 'We can’t read right now who owns ape #{id}. Nothing was changed; please try again later.',
    },
    ru: {
      text: 'Сейчас не удалось узнать, чья обезьяна #{id}. Ничего не изменилось; попробуйте позже.',
    },
  },
  STAKING_UNKNOWN_STAKE: {
    kind: 'input',
    source: 'decision 23 "reserved rewards"',
    en: { text: 'This wallet has no stake #{id}.' },
    ru: { text: 'У этого кошелька нет стейка #{id}.' },
  },
  STAKING_CLOSED: {
    kind: 'input',
    source: 'decision 23 "reserved rewards"',
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
    ru: { text: 'С прошлого раза стейк #{id} ничего не принёс.' },
  },
  STAKING_TOO_LITTLE_GAS: {
    kind: 'retry',
    source: 'decision 24 "an ape on a stake"',
    en: {
      text: 'The transaction carried too little gas to ask whose the ape is. Nothing was changed; let your wallet choose the limit.',
    },
    ru: {
      text: 'Транзакции не хватило газа, чтобы спросить, чья обезьяна. Ничего не изменилось; пусть лимит выберет кошелёк.',
    },
  },
  STAKING_BALANCE_MOVED: {
    kind: 'input',
    source: 'decision 23 "reserved rewards"',
    en: { text: 'Your wallet no longer holds that much LILAPE. Nothing was locked.' },
    ru: { text: 'В вашем кошельке больше нет столько LILAPE. Ничего не заблокировано.' },
  },
  STAKING_NOT_PERMITTED: {
    kind: 'retry',
    source: 'decision 23 "reserved rewards"',
    en: { text: 'The approval for the amount is gone. Nothing was locked; start again to approve it.' },
    ru: {
      text: 'Разрешение на эту сумму пропало. Ничего не заблокировано; начните заново, чтобы дать его ещё раз.',
    },
  },
  STAKING_EXCEEDS_FREE: {
    kind: 'input',
    source: 'decision 23 "reserved rewards"',
    en: { text: 'Only {free} LILAPE of the pool are free.' },
    ru: { text: 'Свободно в пуле только {free} LILAPE.' },
  },
  STAKING_BAD_ADDRESS: {
    kind: 'input',
    source: 'decision 23 "reserved rewards"',
    en: { text: 'Staking refuses this address.' },
    ru: { text: 'Стейкинг не принимает этот адрес.' },
  },
  UNBINDING_FAILED: {
    kind: 'retry',
    source: 'decision 24 "an ape on a stake"',
    en: { text: 'The ape couldn’t be freed' },
    ru: { text: 'Освободить обезьяну не удалось' },
  },
  STAKED: {
    kind: 'success',
    source: 'decision 23 "reserved rewards"',
    en: {
      title: 'Staked!',
      text: '{tokens} LILAPE are locked for {days} days, and {reward} are reserved for you.',
    },
    ru: {
      title: 'Стейк открыт!',
      text: '{tokens} LILAPE заблокированы на {days} дней, и {reward} зарезервированы для вас.',
    },
  },
  REWARDS_CLAIMED: {
    kind: 'success',
    source: 'decision 23 "reserved rewards"',
    en: { title: 'Claimed!', text: '{tokens} LILAPE of stake #{id} are in your wallet.' },
    ru: { title: 'Готово!', text: '{tokens} LILAPE стейка #{id} в вашем кошельке.' },
  },
  UNSTAKED: {
    kind: 'success',
    source: 'decision 23 "reserved rewards"',
    en: {
      title: 'Unstaked!',
      text: 'Stake #{id} is in your wallet: {tokens} LILAPE and {rewards} in rewards.',
    },
    ru: { title: 'Выведено!', text: 'Стейк #{id} в вашем кошельке: {tokens} LILAPE и награда {rewards}.' },
  },
  NFT_FREED: {
    kind: 'success',
    source: 'decision 24 "an ape on a stake"',
    en: { title: 'Freed!', text: 'Ape #{id} is free and can double one of your stakes.' },
    ru: { title: 'Свободна!', text: 'Обезьяна #{id} больше не привязана и может удвоить ваш стейк.' },
  },
} as const satisfies Record<string, Message>;
