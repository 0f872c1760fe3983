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
import { formatDecimal, formatTextDown } from '#shell/first/format.ts';

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
          en: `Half of the supply is for sale, in ten stages of ${each} tokens. A token costs $0.0012 in the first, and $0.0001 more in each one after it. You pay in USDT or USDC on Base, from $${minimumText('USDC')}. There is no other currency, no bonus, no private round and no referral share.`,
          ru: `Продаётся половина выпуска: десять этапов по ${each} токенов. В первом токен стоит $0,0012, в каждом следующем на $0,0001 дороже. Вы платите в USDT или USDC в сети Base, от $${minimumText('USDC')}. Других валют, бонусов, закрытых раундов и реферальных долей нет.`,
        }[language];
      }),
    },
    ladder,
    {
      kind: 'note',
      look: 'warning',
      title: { en: 'Read the last two columns', ru: 'Прочтите два последних столбца' },
      text: bilingual((language) => {
        const first = formatDecimal(formatUnits(firstStageEnd, STABLE_DECIMALS), language);
        const all = formatDecimal(formatUnits(ladderEndUnits(stages), STABLE_DECIMALS), language);
        return {
          en: `The first stage alone is worth $${first}, and all ten $${all}. Those are upper limits, not targets: the whole sale may well take place at the first price. Don’t buy because you expect the next stage. The last column says what is left of the price [if all buyers sell at once](/sale#worst-case). If everything else is sold too, that’s ${mostLeftOfAll[language]} at most.`,
          ru: `Один только первый этап — это $${first}, все десять — $${all}. Это верхняя граница, а не цель: вся продажа вполне может пройти по первой цене. Не покупайте в расчёте на следующий этап. Последний столбец показывает, что останется от цены, [если все покупатели продадут сразу](/sale#worst-case). Если продать и всё остальное, останется не больше ${mostLeftOfAll[language]}.`,
        }[language];
      }),
    },
    { kind: 'heading', id: 'pricing', text: { en: 'The price of a payment', ru: 'Цена платежа' } },
    {
      kind: 'text',
      text: {
        en: 'The sale remembers one number: what it has raised so far, in millionths of a dollar. Your payment climbs the ladder from there. What falls into a stage is priced at that stage and rounded down to the token’s smallest unit, so the contract never credits more than you paid for.',
        ru: 'Продажа помнит одно число: сколько уже собрано, в миллионных долях доллара. Ваш платёж поднимается по лестнице с этого места. Часть, попавшая в этап, считается по его цене и округляется вниз до наименьшей доли токена, поэтому контракт никогда не зачислит больше оплаченного.',
      },
    },
    {
      kind: 'formula',
      caption: {
        en: 'Amounts in millionths of a dollar, tokens in 10^-18 LILAPE, n from 1 to 10; a payment gets the sum of tokens(n). “raised” is the sum before it.',
        ru: 'Суммы в миллионных долях доллара, токены в 10^-18 LILAPE, n от 1 до 10; платёж получает сумму всех tokens(n). raised — собрано до него, paid — сам платёж, floor — округление вниз.',
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
        const [first, second] = example.portions.map(({ tokens }) => tokensShown(tokens, language));
        const sum = tokensShown(example.tokens, language);
        const whole = formatDecimal('83333.333333', language);
        return {
          en: `At the start of the sale $100 buys ${whole} tokens. With $60 left in the first stage, the same $100 buys ${first} tokens for $60 at $0.0012 and ${second} for $40 at $0.0013, ${sum} in all. The buy window shows these parts before you sign. Your purchase names the fewest tokens you accept: if the price has moved, it doesn’t happen. The sale’s last buyer pays only for what is left.`,
          ru: `В начале продажи на $100 приходится ${whole} токена. Если в первом этапе осталось $60, те же $100 дают ${first} токенов за $60 по $0,0012 и ${second} за $40 по $0,0013, всего ${sum}. Окно покупки показывает эти части до подписи. В покупке записано, сколько токенов вы готовы получить самое меньшее: если цена успела измениться, покупки не будет. Последний покупатель заплатит только за то, что осталось.`,
        }[language];
      }),
    },
    { kind: 'heading', id: 'paying', text: { en: 'What a purchase does', ru: 'Что делает покупка' } },
    {
      kind: 'text',
      text: {
        en: 'You approve exactly what you pay, then call `buy(paymentToken, amount, minTokens)`. One transaction takes your coins and credits your tokens, or nothing happens at all. Your purchase counts even if our server is down. The tokens stay in the contract until you claim them, so nobody can trade them before the sale is finalised.',
        ru: 'Вы разрешаете списать ровно сумму платежа и вызываете `buy(paymentToken, amount, minTokens)`. Одна транзакция забирает монеты и зачисляет вам токены, или не происходит ничего. Покупка засчитана, даже если наш сервер лежит. Токены остаются в контракте, пока вы их не заберёте, поэтому до завершения продажи торговать ими не может никто.',
      },
    },
    { kind: 'heading', id: 'ending', text: { en: 'How the sale ends', ru: 'Как продажа заканчивается' } },
    {
      kind: 'text',
      text: {
        en: 'Start, end and goal (the soft cap) are open until the deployment fixes them for good; then `terms()` of the contract names them. The sale ends on its date, or earlier: if the owner announces it at least an hour ahead, or a buyer takes the last token. Then it goes one of two ways.',
        ru: 'Начало, конец и цель (софт-кап) не определены, пока их раз и навсегда не задаст развёртывание; потом их называет `terms()` контракта. Продажа заканчивается в назначенное время или раньше: если владелец объявил об этом не меньше чем за час или кто-то купил последний токен. Дальше есть два пути.',
      },
    },
    {
      kind: 'list',
      items: [
        {
          en: '**Goal reached: finalise.** Anyone can call `finalise()`, which burns every unsold token. Then you get yours with `claim(account)`. Anyone can call it for you, and release the other shares.',
          ru: '**Цель достигнута: завершение.** Вызвать `finalise()` может кто угодно; она сжигает всё непроданное. Потом вы забираете своё вызовом `claim(account)`. Сделать это за вас и распределить остальные доли тоже может кто угодно.',
        },
        {
          en: '**Goal missed, or cancelled by the owner before the end: refund.** You get exactly what you paid in a coin with `refund(account, coin)`; anyone can call it for you. Nothing is paid out by itself, and the sender pays only the network fee. Nobody gets tokens, and anyone can burn those in the contract with `burnUnsold()`.',
          ru: '**Цель не достигнута или владелец отменил продажу до конца: возврат.** Вызов `refund(account, coin)` возвращает вам ровно то, что вы заплатили этой монетой; отправить его за вас может кто угодно. Само собой ничего не выплачивается, а с отправителя только комиссия сети. Токенов не получает никто, и кто угодно может сжечь оставшиеся в контракте вызовом `burnUnsold()`.',
        },
      ],
    },
    {
      kind: 'text',
      text: {
        en: `${OPENING_WAIT_HOURS} hours after the shares are released, anyone can open a pool for each coin: at the last price, with ${pooledPart.en} of the money and a fee of ${swapFee.en}. Nobody can ever lower its position. The rest goes to the treasury, which no contract binds. Claims and refunds have no deadline.`,
        ru: `Через ${OPENING_WAIT_HOURS} часа после распределения долей кто угодно может открыть пул для каждой монеты: по последней цене, с ${pooledPart.ru} денег и комиссией ${swapFee.ru}. Уменьшить его позицию нельзя никогда. Остальное идёт в казну, которую не связывает ни один контракт. Забрать токены или вернуть деньги можно без срока.`,
      },
    },
  ],
};
