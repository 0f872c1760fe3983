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
        en: 'Projects apply for a launch on the [launchpad](/launchpad). We announce the ones we accept there, with what they say they offer. That’s their word: we don’t hold these tokens and can’t vouch for them. Until its snapshot a launch can be moved, changed or cancelled, and its page shows every change. After the snapshot it can’t.',
        ru: 'Проекты подают заявку на запуск на [лаунчпаде](/launchpad). Там же мы объявляем принятые — вместе с тем, что они обещают. Это их слово: этих токенов у нас нет, и ручаться за них мы не можем. До снимка запуск можно перенести, изменить или отменить, и его страница показывает каждое изменение. После снимка уже нельзя.',
      },
    },
    { kind: 'heading', id: 'launchpad', text: { en: 'The tiers', ru: 'Уровни' } },
    {
      kind: 'text',
      text: {
        en: 'We add up the tokens you hold, stake, or bought but haven’t claimed, at one block 24 hours before the launch. You get the highest tier that the sum reaches. LilApe’s own addresses get none.',
        ru: 'Мы складываем токены, которые у вас в кошельке, в стейкинге и куплены, но ещё не забраны, — на одном блоке за 24 часа до запуска. Ваш уровень — высший, до которого достаёт сумма. У собственных адресов LilApe уровня нет.',
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
        en: 'The allocation is divided evenly by all places; the remainder isn’t handed out. You can have two: one guaranteed and one drawn. The contract of the [draws](#draw) draws places from a list published in advance. The more tickets you have, the better your chance.',
        ru: 'Аллокация делится на все места поровну; остаток не раздаётся. У вас может быть два места: гарантированное и разыгранное. Места разыгрывает контракт [розыгрышей](#draw) по списку, опубликованному заранее. Чем больше у вас билетов, тем выше шанс.',
      },
    },
  ],
};
