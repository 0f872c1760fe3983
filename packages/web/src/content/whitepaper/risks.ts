/** Whitepaper: risks and legal notice, in plain words. */
import type { Section } from '#text/document.ts';

export const risks: Section = {
  id: 'risks',
  title: { en: 'Risks', ru: 'Риски' },
  blocks: [
    {
      kind: 'list',
      items: [
        {
          en: '**You can lose all of it.** Nothing backs the price of a meme token. It may fall to zero and stay there.',
          ru: '**Можно потерять всё.** За ценой мем-токена ничего не стоит. Она может упасть до нуля и там остаться.',
        },
        {
          en: '**There may be nobody to sell to.** A pool isn’t a price, and nobody promises a listing.',
          ru: '**Продать может быть некому.** Пул — ещё не цена, а листинга на бирже никто не обещает.',
        },
        {
          en: '**Other shares unlock over time.** Their owners may sell them.',
          ru: '**Другие доли со временем разблокируются.** Владельцы могут их продать.',
        },
        {
          en: '**Payments are final.** Once your purchase is on the chain, nobody can undo it. You can get your money back, from the contract, only if the sale is cancelled or misses its goal.',
          ru: '**Платёж окончателен.** Вашу покупку в блокчейне не отменит никто. Вернуть деньги из контракта можно, только если продажу отменили или она не достигла цели.',
        },
        {
          en: '**Code can be wrong.** The contracts, the wallets, Base itself and the bridges to it may contain errors.',
          ru: '**Код бывает с ошибками.** Они могут быть в контрактах, в кошельках, в самой сети Base и в мостах к ней.',
        },
        {
          en: '**Coins can be frozen.** The issuers of USDT and USDC can block an address. What they freeze in the sale contract can’t be refunded until they release it. USDT on Base is a bridged token and depends on its bridge.',
          ru: '**Монеты могут заморозить.** Эмитенты USDT и USDC могут заблокировать адрес. Замороженное ими в контракте продажи не вернуть, пока они его не разморозят. USDT в сети Base перенесён через мост и зависит от него.',
        },
        {
          en: '**Plans can change or fail.** What the [roadmap](#roadmap) plans may come later, differently or not at all.',
          ru: '**Планы меняются и срываются.** Задуманное в [дорожной карте](#roadmap) может появиться позже, иначе или никогда.',
        },
        {
          en: '**Your keys are yours.** If you lose them, you lose your tokens. We can’t restore anything.',
          ru: '**Ключи — ваши.** Потеряете их — потеряете токены. Восстановить мы ничего не можем.',
        },
      ],
    },
  ],
};

export const legal: Section = {
  id: 'legal',
  title: { en: 'Legal notice', ru: 'Правовая информация' },
  blocks: [
    {
      kind: 'text',
      text: {
        en: 'LILAPE is a collectible joke with a contract. It is not a share, a bond, a deposit or a claim on anyone. It gives no share of profits, no vote in a company and no right to be bought back. Nobody promises that it will be worth something, and the rates of staking are amounts of tokens, not income.',
        ru: 'LILAPE — коллекционная шутка с контрактом. Это не акция, не облигация, не вклад и не требование к кому-либо. Он не даёт доли в прибыли, голоса в компании и права на выкуп. Никто не обещает, что он будет чего-то стоить, а ставки стейкинга — это число токенов, а не доход.',
      },
    },
    {
      kind: 'text',
      text: {
        en: 'This paper describes software. It is neither an offer in a country where such an offer is not allowed, nor advice on money, law or taxes. Find out whether you may buy crypto tokens where you live, whether you are old enough, and what tax you owe; that is up to you. The code and the state of the chain take precedence over the words of this paper, and the English text over its translation.',
        ru: 'Этот документ описывает программы. Это не предложение в странах, где такие предложения запрещены, и не совет о деньгах, праве или налогах. Узнайте, можно ли вам покупать криптотокены там, где вы живёте, позволяет ли возраст и какой налог придётся заплатить: это ваша забота. Код и состояние блокчейна важнее слов этого документа, а английский текст важнее перевода.',
      },
    },
    {
      kind: 'text',
      text: {
        en: 'Only spend what you can afford to lose entirely.',
        ru: 'Тратьте только то, что готовы потерять полностью.',
      },
    },
  ],
};
