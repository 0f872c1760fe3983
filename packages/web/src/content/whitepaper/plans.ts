/** Whitepaper: launches of other projects, and what a holding gives in them. @see decisions 25 "what counts as held", 26 "tiers" and 105 "equal shares" */
import { TIER_ROWS } from './tiers.ts';
import type { Section } from '#text/document.ts';

export const plans: Section = {
  id: 'plans',
  title: { en: 'Launches of other projects', ru: 'Запуски других проектов' },
  blocks: [
    {
      kind: 'text',
      text: {
        en: 'Projects apply for a launch on the [launchpad](/launchpad), and those that are accepted are announced there, with what they say they give. That is their word: this project holds none of it and does not vouch for it. Until its snapshot a launch can be moved, changed or cancelled, and every change stands on its page; from the snapshot on nothing can.',
        ru: 'Проекты подают заявку на запуск на [лаунчпаде](/launchpad), там же объявляют о принятых — вместе с тем, что они обещают отдать. Это их слово: наш проект ничего из этого не хранит и за это не ручается. До снимка запуск можно перенести, изменить или отменить, и каждое изменение остаётся на его странице; после снимка нельзя ничего.',
      },
    },
    { kind: 'heading', id: 'launchpad', text: { en: 'The tiers', ru: 'Уровни' } },
    {
      kind: 'text',
      text: {
        en: 'What counts is the sum of tokens held, staked and bought but not yet claimed, at one block 24 hours before the launch. A wallet has the highest tier that its sum reaches; addresses of this project have none.',
        ru: 'Считается сумма токенов в кошельке, в стейкинге и купленных, но ещё не полученных, на одном блоке за 24 часа до запуска. У кошелька высший уровень, до которого достаёт его сумма; у адресов самого проекта уровня нет.',
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
    {
      kind: 'text',
      text: {
        en: 'A guaranteed place is one share of what is given, a drawn place one more. All shares are of the same size: what is given, divided by all places; what the division leaves over is not handed out. Places are drawn by the contract of the [draws](#draw), with tickets as weights, from a list that is published before.',
        ru: 'Гарантированное место — одна доля отданного, разыгранное — ещё одна. Все доли одинаковы: отданное, делённое на все места; остаток от деления не раздаётся. Места разыгрывает контракт [розыгрышей](#draw): вес — билеты, список опубликован заранее.',
      },
    },
  ],
};
