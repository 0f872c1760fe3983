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
        en: 'When you open a [stake](/staking), the contract reserves its whole reward, or refuses it if the pool can’t cover it. So rewards come from a fixed pool, the 15% share, and never from what others deposit. A year here has 365 days, so 360 days at 50% pay 49.3%. Rewards are LILAPE, which may be worth nothing by then: more tokens isn’t more money.',
        ru: 'Когда вы открываете [стейк](/staking), контракт резервирует всю его награду, а если пула не хватает, отказывает. Поэтому награды идут из постоянного пула, доли в 15%, и никогда из чужих вкладов. В году здесь 365 дней, поэтому 360 дней по 50% дают 49,3%. Награды — в LILAPE, который к тому времени может ничего не стоить: больше токенов не значит больше денег.',
      },
    },
    {
      kind: 'text',
      text: {
        en: 'Your ape stays in your wallet and doubles one stake. If you sell it, what accrued since your last claim counts at the base rate.',
        ru: 'Обезьяна остаётся в вашем кошельке и удваивает один стейк. Если вы её продали, всё, что набежало с тех пор, как вы забирали награду, считается по обычной ставке.',
      },
    },
  ],
};
