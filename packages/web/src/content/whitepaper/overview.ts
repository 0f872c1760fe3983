/** Whitepaper: what LilApe is and is not. */
import { STAGE_COUNT } from '@lilape/domain/presale/stages';
import { TOKEN } from '@lilape/domain/token';
import { figure, same, type Section } from '#text/document.ts';

export const overview: Section = {
  id: 'overview',
  title: { en: 'Overview', ru: 'Коротко о проекте' },
  blocks: [
    {
      kind: 'text',
      text: {
        en: 'LilApe is a meme token on Base, ticker $LILAPE. You can buy it in a staged presale on this site and nowhere else. The ape is a joke. The contract that holds your money isn’t, and most of this paper is about that contract.',
        ru: 'LilApe — мем-токен в сети Base, тикер $LILAPE. Купить его можно в поэтапной предпродаже на этом сайте и больше нигде. Обезьяна — шутка. Контракт, в котором лежат ваши деньги, — нет, и большая часть этого документа о нём.',
      },
    },
    {
      kind: 'facts',
      facts: [
        {
          name: { en: 'Supply, minted once', ru: 'Выпуск, один раз' },
          value: figure(String(TOKEN.supplyTokens)),
        },
        { name: { en: 'Tax on transfers', ru: 'Налог на переводы' }, value: same('0%') },
        { name: { en: 'Stages of the sale', ru: 'Этапов продажи' }, value: same(String(STAGE_COUNT)) },
        { name: { en: 'Network', ru: 'Сеть' }, value: same('Base, 8453') },
      ],
    },
    {
      kind: 'text',
      text: {
        en: 'What you pay stays in the sale contract until the sale is finalised. If the owner cancels it or it misses its goal, you can get a full refund, and nobody can refuse it. Prices, dates and goal are constants of the contract.',
        ru: 'Ваш платёж лежит в контракте продажи до её завершения. Если владелец её отменит или она не достигнет цели, вы можете вернуть всё, и отказать вам не может никто. Цены, даты и цель — константы контракта.',
      },
    },
    {
      kind: 'note',
      look: 'plain',
      title: { en: 'What exists today', ru: 'Что есть сегодня' },
      text: {
        en: 'The token, sale, reserves, pool opener, vesting, collection, staking, draws, the [launchpad](#plans) and this site with its ledger. If this paper and the deployed code differ, trust the code. Every address is on the [contracts page](/contracts).',
        ru: 'Токен, продажа, резервы, контракт пулов, кошелёк с постепенной разблокировкой, коллекция, стейкинг, контракт розыгрышей, [лаунчпад](#plans) и этот сайт со своим реестром. Если этот документ и развёрнутый код расходятся, верьте коду. Все адреса — на [странице контрактов](/contracts).',
      },
    },
  ],
};
