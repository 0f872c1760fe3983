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
  ],
};
