/** Whitepaper: how the sale prices, holds, pays out and burns. */
import { minimumText } from '@lilape/domain/presale/methods';
import { quoteDown } from '@lilape/domain/presale/quote';
import {
  BASE_STAGES as stages,
  BASE_TOKENS_PER_STAGE as tokensPerStage,
} from '@lilape/domain/presale/base-ladder';
import { ladderEndUnits } from '@lilape/domain/presale/stages';
import { OPENING_WAIT_HOURS } from '@lilape/domain/market/opening';
import { STABLE_DECIMALS, TOKEN_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import { bilingual, figure, same, type Block, type Said, type Section } from '#text/document.ts';
import { leftAfter, mostLeftOfAll, pooledPart, swapFee } from '#content/market.ts';
import { formatDecimal, formatTextDown } from '#shell/text/format.ts';

const dollars = (units: bigint): Said => figure(formatUnits(units, STABLE_DECIMALS), '$');

/** All prices with four digits behind the point, so that they stand under each other. */
const price = (microUsd: bigint): Said => figure((Number(microUsd) / 10 ** STABLE_DECIMALS).toFixed(4), '$');

const exampleUnits = 100n * 10n ** BigInt(STABLE_DECIMALS);
const firstStageEnd = stages[0]?.endUnits ?? 0n;
/** $60 before the end of stage 1, so that $100 reaches into stage 2. */
const exampleRaised = firstStageEnd - 60n * 10n ** BigInt(STABLE_DECIMALS);
const example = quoteDown(stages, exampleRaised, exampleUnits);

const tokensShown = (tokens: bigint, language: string): string =>
  formatTextDown(formatUnits(tokens, TOKEN_DECIMALS), 6, language);

const ladder: Block = {
  kind: 'table',
  caption: { en: 'The ladder on Base', ru: 'Лестница цен в сети Base' },
  columns: [
    { title: { en: 'Stage', ru: 'Этап' } },
    { title: { en: 'Price', ru: 'Цена' }, isNumber: true },
    { title: { en: 'Raised when it is full', ru: 'Собрано к его концу' }, isNumber: true },
    { title: { en: 'Worst case', ru: 'Худший случай' }, isNumber: true },
  ],
  rows: stages.map(({ number, priceMicroUsd, endUnits }) => ({
    cells: [same(String(number)), price(priceMicroUsd), dollars(endUnits), leftAfter(endUnits)],
  })),
};

export const sale: Section = {
  id: 'sale',
  title: { en: 'The sale', ru: 'Продажа' },
  blocks: [
    {
      kind: 'text',
      text: bilingual((language) => {
        const each = formatDecimal(String(tokensPerStage), language);
        return {
          en: `Half of the supply is offered in ten stages of ${each} tokens. The first costs $0.0012 a token, each next one $0.0001 more. You pay in USDT or USDC on Base, from $${minimumText('USDC')}. There is no other currency, no bonus, no private round and no referral share.`,
          ru: `Половина выпуска предлагается в десяти этапах по ${each} токенов. Первый стоит $0,0012 за токен, каждый следующий на $0,0001 дороже. Платят в USDT или USDC в сети Base, от $${minimumText('USDC')}. Других валют, бонусов, закрытых раундов и реферальных долей нет.`,
        }[language];
      }),
    },
    ladder,
    {
      kind: 'note',
      look: 'warning',
      title: { en: 'Read the last columns', ru: 'Прочтите последние столбцы' },
      text: bilingual((language) => {
        const first = formatDecimal(formatUnits(firstStageEnd, STABLE_DECIMALS), language);
        const all = formatDecimal(formatUnits(ladderEndUnits(stages), STABLE_DECIMALS), language);
        return {
          en: `The first stage alone is worth $${first}, and all ten $${all}. The stages are an upper limit, not a target: it is quite possible that the whole sale takes place at the first price. Do not buy because you expect the next stage. The last is what the price keeps [if all buyers sell at once](/sale#worst-case); with all else sold too, ${mostLeftOfAll[language]} at most.`,
          ru: `Один первый этап — это $${first}, а все десять — $${all}. Этапы — верхняя граница, а не цель: вполне возможно, что вся продажа пройдёт по первой цене. Не покупайте в расчёте на следующий этап. Последний — что останется от цены, [если все покупатели продадут сразу](/sale#worst-case); если продать и всё остальное — не больше ${mostLeftOfAll[language]}.`,
        }[language];
      }),
    },
    { kind: 'heading', id: 'pricing', text: { en: 'The price of a payment', ru: 'Цена платежа' } },
    {
      kind: 'text',
      text: {
        en: 'The sale has one state: the sum accepted so far, counted in millionths of a dollar. A payment is laid on the ladder from that sum on. The part that falls into a stage is priced at that stage and rounded down to the smallest unit of the token, so the contract never credits more than was paid for.',
        ru: 'Состояние у продажи одно: сумма, принятая до сих пор, в миллионных долях доллара. Платёж ложится на лестницу, начиная с этой суммы. Часть, попавшая в этап, считается по цене этапа и округляется вниз до наименьшей доли токена, поэтому контракт никогда не зачислит больше оплаченного.',
      },
    },
    {
      kind: 'formula',
      caption: {
        en: 'Amounts in millionths of a dollar, tokens in 10^-18 LILAPE, n from 1 to 10; a payment gets the sum of tokens(n). “raised” is the sum before it.',
        ru: 'Суммы в миллионных долях доллара, токены в 10^-18 LILAPE, n от 1 до 10; платёж получает сумму всех tokens(n). raised — собрано до него, paid — сам платёж, floor — округление вниз.',
      },
      lines: [
        same('price(n) = 1200 + 100 × (n - 1)'),
        same('end(0) = 0'),
        same(`end(n) = end(n - 1) + ${tokensPerStage} × price(n)`),
        same('part(n) = max(0, min(raised + paid, end(n)) - max(raised, end(n - 1)))'),
        same('tokens(n) = floor(part(n) × 10^18 / price(n))'),
      ],
    },
    {
      kind: 'text',
      text: bilingual((language) => {
        const [first, second] = example.bands.map(({ tokens }) => tokensShown(tokens, language));
        const sum = tokensShown(example.tokens, language);
        const whole = formatDecimal('83333.333333', language);
        return {
          en: `At the start of the sale $100 buys ${whole} tokens. With $60 left in the first stage, the same $100 buys ${first} tokens for $60 at $0.0012 and ${second} for $40 at $0.0013, ${sum} in all. The buy window shows these bands before you sign, and you may name the fewest tokens that you accept; if the price moved in the meantime, the purchase does not happen. The last payment of the sale is charged only for what is left.`,
          ru: `В начале продажи на $100 приходится ${whole} токена. Если в первом этапе осталось $60, те же $100 дают ${first} токенов за $60 по $0,0012 и ${second} за $40 по $0,0013, всего ${sum}. Окно покупки показывает эти части до подписи, а в покупку записано наименьшее число токенов, на которое вы согласны: если цена успела измениться, покупки не будет. С последнего платежа продажи спишется только за то, что осталось.`,
        }[language];
      }),
    },
    { kind: 'heading', id: 'paying', text: { en: 'What a purchase does', ru: 'Что делает покупка' } },
    {
      kind: 'text',
      text: {
        en: 'You approve exactly the payment, then call `buy(paymentToken, amount, minTokens)`. In one transaction the contract takes the coins and credits the tokens to your address, or nothing happens at all. A purchase counts even if our server is down. The tokens stay in the contract until you claim them, so they cannot be traded before the sale is finalised.',
        ru: 'Вы разрешаете списать ровно сумму платежа и вызываете `buy(paymentToken, amount, minTokens)`. Одной транзакцией контракт забирает монеты и зачисляет токены на ваш адрес, или не происходит ничего. Покупка засчитана, даже если наш сервер лежит. Токены остаются в контракте, пока вы их не заберёте, поэтому до завершения продажи торговать ими нельзя.',
      },
    },
    { kind: 'heading', id: 'ending', text: { en: 'How the sale ends', ru: 'Как продажа заканчивается' } },
    {
      kind: 'text',
      text: {
        en: 'Start, end and goal (the soft cap) are open until the deployment fixes them for good; `terms()` of the contract names them. The sale ends at its end, at an earlier closing that the owner announced at least an hour ahead, or with the payment that takes the last token, whichever comes first. Then it goes one of two ways.',
        ru: 'Начало, конец и цель (софт-кап) не определены, пока их раз и навсегда не задаст развёртывание; потом их называет `terms()` контракта. Продажа заканчивается в назначенное время или раньше, если владелец объявил об этом не менее чем за час, или с платежом, который забирает последний токен. Дальше есть два пути.',
      },
    },
    {
      kind: 'list',
      items: [
        {
          en: '**Goal reached: finalise.** Anyone may call `finalise()`. It burns every token beyond what was sold. After that anyone may send a buyer their tokens with `claim(account)`, and release the other shares.',
          ru: '**Цель достигнута: завершение.** Вызвать `finalise()` может кто угодно. Она сжигает всё сверх проданного. После этого кто угодно может отправить покупателю его токены вызовом `claim(account)` и распределить остальные доли.',
        },
        {
          en: '**Goal missed, or cancelled by the owner before the end: refund.** Anyone may call `refund(account, coin)`, which returns to the buyer exactly what they paid in that coin; nothing is paid out by itself, and whoever sends it pays only the network fee. Nobody gets tokens, and anyone may burn those in the contract with `burnUnsold()`.',
          ru: '**Цель не достигнута или владелец отменил продажу до конца: возврат.** Кто угодно может вызвать `refund(account, coin)`: покупатель получает ровно то, что заплатил этой монетой; само собой ничего не выплачивается, а отправитель платит только комиссию сети. Токенов не получает никто, а те, что лежат в контракте, кто угодно может сжечь вызовом `burnUnsold()`.',
        },
      ],
    },
    {
      kind: 'text',
      text: {
        en: `From ${OPENING_WAIT_HOURS} hours after that release anyone may open a pool for each coin, at the last price, with ${pooledPart.en} of the money and a fee of ${swapFee.en}; its position can never be lowered. The rest is the treasury’s, which no contract binds. Claims and refunds have no deadline.`,
        ru: `Через ${OPENING_WAIT_HOURS} часа после этого кто угодно может открыть пул для каждой монеты, по последней цене, с ${pooledPart.ru} денег и комиссией ${swapFee.ru}; уменьшить его позицию нельзя никогда. Остальное достаётся казне, которую не связывает ни один контракт. Срок получения и возврата не ограничен.`,
      },
    },
  ],
};
