/** Whitepaper: staking, as it is built. */
import { same, type Section } from '#text/document.ts';

export const staking: Section = {
  id: 'staking',
  title: { en: 'Staking', ru: 'Стейкинг' },
  blocks: [
    {
      kind: 'table',
      caption: {
        en: 'Simple interest a year, no compounding, in LILAPE',
        ru: 'Простой процент в год, без капитализации, в LILAPE',
      },
      columns: [
        { title: { en: 'Lock', ru: 'Срок' } },
        { title: { en: 'Base', ru: 'Обычная' }, isNumber: true },
        { title: { en: 'With an ape', ru: 'С обезьяной' }, isNumber: true },
      ],
      rows: [
        { cells: [{ en: '90 days', ru: '90 дней' }, same('20%'), same('40%')] },
        { cells: [{ en: '180 days', ru: '180 дней' }, same('30%'), same('60%')] },
        { cells: [{ en: '360 days', ru: '360 дней' }, same('50%'), same('100%')] },
      ],
    },
    {
      kind: 'text',
      text: {
        en: 'The whole reward of a [stake](/staking) is reserved when it is opened; a stake that the pool cannot cover is refused. So rewards come out of a fixed pool, the 15% share, and never out of what others deposit. A year here has 365 days, so 360 days at 50% pay 49.3%. Rewards are LILAPE, which may be worth nothing by then: a rate in tokens is not a gain in money.',
        ru: 'Вся награда [стейка](/staking) резервируется, когда его открывают; стейк, на который пула не хватает, не принимается. Награды, таким образом, берутся из постоянного пула, доли в 15%, и никогда из чужих вкладов. В году здесь 365 дней, поэтому 360 дней по 50% дают 49,3%. Награды выплачиваются в LILAPE, который к тому времени может ничего не стоить: ставка в токенах — это не прибыль в деньгах.',
      },
    },
    {
      kind: 'text',
      text: {
        en: 'An ape stays in its wallet and doubles one stake. Once it is sold, what accrued since the last claim counts at the base rate.',
        ru: 'Обезьяна остаётся в кошельке и удваивает один стейк. Когда её продали, всё, что набежало после последнего получения, считается по обычной ставке.',
      },
    },
  ],
};
