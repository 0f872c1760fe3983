/** Whitepaper: the token and who receives which share of it. */
import { SHARES, SHARE_TOKENS, type ShareKey } from '@lilape/domain/shares';
import { figure, type Said, type Section } from '#text/document.ts';

const purposes: Record<ShareKey, { name: Said; note: Said }> = {
  presale: {
    name: { en: 'The sale', ru: 'Продажа' },
    note: {
      en: 'Minted into the sale contract. What is not sold is burned when the sale is finalised.',
      ru: 'Выпущена прямо в контракт продажи. Непроданное сжигается при завершении продажи.',
    },
  },
  rewards: {
    name: { en: 'Staking and NFT rewards', ru: 'Награды за стейкинг и NFT' },
    note: {
      en: 'Minted into the staking contract. Its owner can take out what no stake has reserved, and nothing else.',
      ru: 'Выпущена прямо в контракт стейкинга. Владелец может забрать то, что не закреплено за стейками, и ничего больше.',
    },
  },
  liquidity: {
    name: { en: 'Liquidity', ru: 'Ликвидность' },
    note: {
      en: 'For trading pairs after the sale. No exchange, pair or date is agreed. Reserve address.',
      ru: 'Для торговых пар после продажи. Ни биржа, ни пара, ни дата не согласованы. Резервный адрес.',
    },
  },
  marketing: {
    name: { en: 'Marketing', ru: 'Маркетинг' },
    note: {
      en: 'Reserve address.',
      ru: 'Резервный адрес.',
    },
  },
  development: {
    name: { en: 'Development', ru: 'Разработка' },
    note: { en: 'Reserve address.', ru: 'Резервный адрес.' },
  },
  team: {
    name: { en: 'Team, vested', ru: 'Команда (постепенная разблокировка)' },
    note: {
      en: 'In OpenZeppelin’s VestingWallet, released evenly over a term that is open until the deployment fixes it; `start()` and `duration()` of the contract name it.',
      ru: 'В контракте VestingWallet от OpenZeppelin; разблокируется равномерно; срок не определён, пока его не задаст развёртывание, потом его называют `start()` и `duration()` контракта.',
    },
  },
  dao: {
    name: { en: 'DAO', ru: 'DAO' },
    note: {
      en: 'For decisions of the holders, once there is a way to take them. Reserve address.',
      ru: 'Для решений держателей, когда появится способ их принимать. Резервный адрес.',
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
        en: 'LilApe is a plain ERC-20 with 18 decimals. The whole supply is minted by the constructor to the seven shares below. There is no function that mints more, no tax, no list of blocked addresses, no pause and no owner who could add one. Holders can burn what is theirs, and may sign approvals off chain (`permit`).',
        ru: 'LilApe — обычный ERC-20 с 18 знаками. Весь выпуск создаёт конструктор и сразу делит на семь долей ниже. Функции, которая выпустила бы ещё, нет; нет налога, чёрного списка, паузы и владельца, который мог бы их добавить. Держатель может сжечь своё и подписывать разрешения вне сети (`permit`).',
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
      rows: SHARES.map(({ key, bps }) => ({
        cells: [
          purposes[key].name,
          figure(String(Number(bps) / 100), '', '%'),
          figure(String(SHARE_TOKENS[key])),
        ],
        note: purposes[key].note,
        barPct: (Number(bps) / largestBps) * 100,
      })),
    },
    {
      kind: 'note',
      look: 'warning',
      title: { en: 'What a reserve address is', ru: 'Что такое резервный адрес' },
      text: {
        en: 'An address that the project controls. Nothing in a contract keeps those tokens, 30% of the supply, from being moved or sold; only the team’s share is locked by code. Anyone can see each address and what it holds.',
        ru: 'Это адрес, которым распоряжается проект. Ни один контракт не мешает перевести или продать эти токены — 30% выпуска; кодом заперта только доля команды. Каждый адрес и его остаток в любой момент видны в блокчейне.',
      },
    },
    {
      kind: 'text',
      text: {
        en: 'The figure 420,690,000,000,000 is what was minted. After unsold tokens are burned the current supply is smaller; `totalSupply()` of the token says by how much.',
        ru: '420 690 000 000 000 — это сколько выпущено. После сжигания непроданного токенов станет меньше; сколько именно, говорит `totalSupply()` токена.',
      },
    },
  ],
};
