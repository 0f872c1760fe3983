/** Whitepaper: what is planned after the sale, marked as not built. */
import { TIER_ROWS } from './tiers.ts';
import type { Section } from '#text/document.ts';

export const plans: Section = {
  id: 'plans',
  title: { en: 'What is planned', ru: 'Что задумано' },
  stamp: { en: 'Not built yet', ru: 'Ещё не построено' },
  blocks: [
    {
      kind: 'text',
      text: {
        en: 'None of this chapter exists as a deployed contract. It says how each part is designed, so that what is built later can be checked against it. Nobody can apply today; anyone who offers you that is not us.',
        ru: 'Ничего из этой главы в виде развёрнутого контракта ещё нет. Она говорит, как задумана каждая часть, чтобы построенное потом можно было с этим сверить. Подать заявку сегодня нельзя; кто это предлагает — не мы.',
      },
    },
    { kind: 'heading', id: 'launchpad', text: { en: 'Launchpad', ru: 'Лаунчпад' } },
    {
      kind: 'text',
      text: {
        en: 'Holders get tickets in the launches of other projects. What counts is the sum of tokens held, staked and bought but not yet claimed, at a block 24 hours before a launch.',
        ru: 'Держатели получают билеты в запусках других проектов. Считается сумма токенов в кошельке, в стейкинге и купленных, но ещё не полученных, на блоке за 24 часа до запуска.',
      },
    },
    {
      kind: 'table',
      caption: { en: 'The four tiers', ru: 'Четыре уровня' },
      columns: [
        { title: { en: 'Tier', ru: 'Уровень' } },
        { title: { en: 'From, LILAPE', ru: 'От, LILAPE' }, isNumber: true },
      ],
      rows: TIER_ROWS,
    },
    { kind: 'heading', id: 'giveaway', text: { en: 'Giveaway', ru: 'Розыгрыш' } },
    {
      kind: 'text',
      text: {
        en: '500,000,000 LILAPE in three prizes of 250, 150 and 100 million, about $1,000,000 at a price of $0.0020, and 100 apes for runners-up. Every buyer is entered by buying, with a chance in proportion to the tokens credited, and wins at most once; the addresses of the team are excluded by a published list. The list of entrants and a future round of the public randomness beacon drand are fixed on chain before the draw, so that anyone can recompute who won. The contract that holds the tokens then pays the winners itself; a prize needs no claim.',
        ru: '500 000 000 LILAPE в трёх призах — 250, 150 и 100 миллионов, около $1 000 000 при цене $0,0020, — и ещё 100 обезьян для других победителей. Каждый покупатель участвует уже потому, что купил; шанс тем больше, чем больше ему зачислено токенов, а выиграть можно не больше одного раза; адреса команды исключены опубликованным списком. Список участников и будущий раунд публичного источника случайности drand закрепляются в блокчейне до розыгрыша, поэтому пересчитать, кто выиграл, сможет любой. Контракт, в котором лежат токены, затем сам выплачивает призы: забирать их не нужно.',
      },
    },
    {
      kind: 'text',
      text: {
        en: 'The 500,000,000 LILAPE are taken out of the marketing share. They were minted at deployment to the address that the draw contract will have; until it stands nobody can move them. Only the key that deployed the contracts can put code at that address, once and for good: the [contracts page](/contracts) names the address, the key and the salt.',
        ru: '500 000 000 LILAPE взяты из доли маркетинга. При развёртывании они выпущены на адрес, который будет у контракта розыгрыша; пока контракта нет, перевести их не может никто. Поместить код по этому адресу может только ключ, которым развёрнуты контракты, — один раз и навсегда: адрес, ключ и соль названы на [странице контрактов](/contracts).',
      },
    },
  ],
};
