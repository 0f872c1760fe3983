/** Whitepaper: the token and who receives which share of it. */
import { PAYING_DAYS, REWARDS_BOUND_YEARS } from '@lilape/domain/market/split';
import { SHARES, SHARE_TOKENS, type ShareKey } from '@lilape/domain/shares';
import { figure, type Said, type Section } from '#text/document.ts';

const purposes: Record<ShareKey, { name: Said; note?: Said }> = {
  presale: {
    name: { en: 'The sale', ru: 'Продажа' },
    note: {
      en: 'What is not sold is burned.',
      ru: 'Непроданное сжигается.',
    },
  },
  rewards: {
    name: { en: 'Staking and NFT rewards', ru: 'Награды за стейкинг и NFT' },
    note: {
      en: `For stakes. What no stake has reserved stays for ${REWARDS_BOUND_YEARS} years.`,
      ru: `Для стейков. Незарезервированное лежит ${REWARDS_BOUND_YEARS} года.`,
    },
  },
  liquidity: {
    name: { en: 'Liquidity', ru: 'Ликвидность' },
    note: {
      en: 'For the pools. What they don’t need is burned.',
      ru: 'Для пулов. Что в них не войдёт, сжигается.',
    },
  },
  marketing: {
    name: { en: 'Marketing', ru: 'Маркетинг' },
    note: {
      en: `Paid evenly over ${PAYING_DAYS} days, like development and DAO.`,
      ru: `Выплачивается равномерно за ${PAYING_DAYS} дней, как разработка и DAO.`,
    },
  },
  development: {
    name: { en: 'Development', ru: 'Разработка' },
  },
  team: {
    name: { en: 'Team, vested', ru: 'Команда (постепенная разблокировка)' },
    note: {
      en: 'In OpenZeppelin’s VestingWallet, which pays it out evenly. The deployment fixes the term.',
      ru: 'В контракте VestingWallet от OpenZeppelin, который выдаёт её равномерно. Срок задаёт развёртывание.',
    },
  },
  dao: {
    name: { en: 'DAO', ru: 'DAO' },
    note: {
      en: 'For what holders decide.',
      ru: 'На то, что решат держатели.',
    },
  },
};

const largestBps = 5_000;

export const token: Section = {
  id: 'tokenomics',
  title: { en: 'The token and its shares', ru: 'Токен и его доли' },
  blocks: [
    {
      kind: 'text',
      text: {
        en: 'LilApe is a plain ERC-20 with 18 decimals. Its constructor mints the whole supply to the seven shares below, and nothing can mint more. There is no tax, no list of blocked addresses, no pause and no owner who could add one. You can burn your own tokens, and sign approvals off chain (`permit`).',
        ru: 'LilApe — обычный ERC-20 с 18 знаками. Конструктор выпускает всё сразу и делит на семь долей ниже; выпустить больше нельзя. Налога, чёрного списка и паузы нет, как и владельца, который мог бы их добавить. Вы можете сжечь свои токены и подписывать разрешения вне сети (`permit`).',
      },
    },
    {
      kind: 'table',
      caption: { en: 'The seven shares', ru: 'Семь долей' },
      columns: [
        { title: { en: 'For', ru: 'На что' } },
        { title: { en: 'Share', ru: 'Доля' }, isNumber: true },
        { title: { en: 'Tokens', ru: 'Токенов' }, isNumber: true },
      ],
      rows: SHARES.map(({ key, bps }) => ({ ...purposes[key], key, bps })).map(
        ({ name, note, key, bps }) => ({
          cells: [name, figure(String(Number(bps) / 100), '', '%'), figure(String(SHARE_TOKENS[key]))],
          ...(note && { note }),
          barPct: (Number(bps) / largestBps) * 100,
        }),
      ),
    },
    {
      kind: 'text',
      text: {
        en: '**The pie stays the pie: if half is sold, half of everything exists.** Once the sale is finalised, anyone can call `release()`. It shrinks every share to match what was sold and burns the rest. Until then nobody can move them. Only the prizes stay 500,000,000: if the sale raises $1M, they’re a quarter of everything.',
        ru: '**Пирог остаётся пирогом: продана половина — существует половина всего.** После завершения кто угодно может вызвать `release()`: каждая доля уменьшится вслед за проданным, а остальное сгорит. До этого тронуть их не может никто. Только призов всегда 500 000 000: если собрано $1 000 000, это четверть всего.',
      },
    },
  ],
};
