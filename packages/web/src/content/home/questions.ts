/** The questions of the front page and their answers. */
import { onRamps } from '#content/on-ramps.ts';
import type { Said } from '#lib/document.ts';

/** What a question is about. The first three have a filter; the rest stand under All Questions only. @see decision 35 */
export const questionCategories = {
  basics: { en: 'Basics', ru: 'Основы' },
  buying: { en: 'Buying', ru: 'Покупка' },
  security: { en: 'Security', ru: 'Безопасность' },
  presale: { en: 'Presale', ru: 'Предпродажа' },
  fees: { en: 'Fees', ru: 'Комиссии' },
  listing: { en: 'Listing', ru: 'Биржи' },
  utility: { en: 'Utility', ru: 'Применение' },
  community: { en: 'Community', ru: 'Сообщество' },
  'after-purchase': { en: 'After the purchase', ru: 'После покупки' },
} as const satisfies Record<string, Said>;

export type QuestionCategory = keyof typeof questionCategories;

/** The filters beside All Questions. @see specification §2 FAQ */
export const questionFilters = ['basics', 'buying', 'security'] as const satisfies QuestionCategory[];

export type Question = {
  /** The question's anchor is `faq-` and this. */
  id: string;
  category: QuestionCategory;
  question: Said;
  /** One paragraph each. */
  answer: readonly Said[];
};

const [coinbase, moonPay] = onRamps.map(({ name, url }) => `[${name}](${url})`);

/** In the order in which people ask. */
export const questions: readonly Question[] = [
  {
    id: 'what',
    category: 'basics',
    question: { en: 'What is LILAPE?', ru: 'Что такое LILAPE?' },
    answer: [
      {
        en: 'A meme token on Base with a small ape on it. It is no share in anything, gives no claim on anyone and brings no income by itself. It may become worthless; buy it only if you would not mind.',
        ru: 'Мем-токен в сети Base с маленькой обезьяной. Это не доля в чём-либо, он не даёт прав требования и сам по себе не приносит дохода. Он может обесцениться; покупайте, только если это вас не расстроит.',
      },
    ],
  },
  {
    id: 'supply',
    category: 'basics',
    question: { en: 'How many tokens are there?', ru: 'Сколько всего токенов?' },
    answer: [
      {
        en: '420,690,000,000,000, minted once when the contract was deployed. There is no function to mint more. Half of them are for sale; whatever is not sold is burned when the sale is finalised, so the supply can only shrink. [The whole split](#tokenomics) stands above.',
        ru: '420 690 000 000 000: все выпущены один раз, при развёртывании контракта. Функции, чтобы выпустить ещё, нет. Половина продаётся; что не продано, сжигается при завершении продажи, так что токенов может становиться только меньше. [Всё распределение](#tokenomics) — выше.',
      },
    ],
  },
  {
    id: 'base',
    category: 'basics',
    question: { en: 'What is Base, and do I need it?', ru: 'Что такое Base и нужна ли она мне?' },
    answer: [
      {
        en: 'Base is a network on top of Ethereum (chain id 8453) where a transaction costs cents. LILAPE exists there and nowhere else, so you pay with USDT or USDC **on Base**; the same coins on Ethereum or another network have to be brought over first. [The guide](/how-to-buy#fund) says how.',
        ru: 'Base — сеть поверх Ethereum (номер 8453), где транзакция стоит центы. LILAPE существует только в ней, поэтому платят монетами USDT или USDC **в сети Base**; те же монеты в Ethereum или другой сети надо сначала перенести. Как — сказано [в руководстве](/how-to-buy#fund).',
      },
    ],
  },
  {
    id: 'price',
    category: 'presale',
    question: { en: 'What does a token cost?', ru: 'Сколько стоит токен?' },
    answer: [
      {
        en: 'From $0.0012 in the first stage to $0.0021 in the tenth, $0.0001 more from stage to stage. The prices are constants of the contract. A payment that crosses into the next stage is priced part by part, and you see the parts before you sign.',
        ru: 'От $0,0012 на первом этапе до $0,0021 на десятом, с каждым этапом на $0,0001 больше. Цены — константы контракта. Если платёж переходит в следующий этап, каждая его часть считается по своей цене, и вы видите эти части до подписи.',
      },
    ],
  },
  {
    id: 'end',
    category: 'presale',
    question: { en: 'When does the sale end?', ru: 'Когда кончится продажа?' },
    answer: [
      {
        en: 'At the time shown beside the price, or when the last token of stage ten is sold. The owner may close it earlier, but must announce that in the contract at least an hour ahead, once, and cannot take it back.',
        ru: 'В указанное рядом с ценой время или когда будет продан последний токен десятого этапа. Владелец может закрыть её раньше, но обязан объявить об этом в контракте не меньше чем за час, один раз и без права передумать.',
      },
    ],
  },
  {
    id: 'how',
    category: 'buying',
    question: { en: 'How do I buy?', ru: 'Как купить?' },
    answer: [
      {
        en: 'Connect a wallet, choose USDT or USDC, enter an amount from $1, check what you get, and confirm. The payment and the credit of your tokens are one transaction: either both happen or neither. [Six steps with pictures](/how-to-buy).',
        ru: 'Подключите кошелёк, выберите USDT или USDC, введите сумму от $1, проверьте, что получите, и подтвердите. Платёж и зачисление токенов — одна транзакция: либо произойдёт и то и другое, либо ничего. [Шесть шагов с картинками](/how-to-buy).',
      },
    ],
  },
  {
    id: 'card',
    category: 'buying',
    question: { en: 'Can I pay by card or with ETH?', ru: 'Можно ли платить картой или в ETH?' },
    answer: [
      {
        en: `Not here: the contract takes USDT and USDC only. With a card you can buy USDC on Base at ${coinbase} or ${moonPay}, in your own wallet, and then pay with that. ETH is needed only for the network’s fee.`,
        ru: `Не здесь: контракт принимает только USDT и USDC. Картой можно купить USDC в сети Base на ${coinbase} или ${moonPay}, прямо на свой кошелёк, и заплатить ими. ETH нужен только для платы сети.`,
      },
    ],
  },
  {
    id: 'approval',
    category: 'buying',
    question: { en: 'Why does my wallet ask twice?', ru: 'Почему кошелёк спрашивает дважды?' },
    answer: [
      {
        en: 'USDT and USDC want your approval before a contract may take a payment. We ask for exactly the amount you pay, never more. Where your wallet can do both in one confirmation, it asks once.',
        ru: 'USDT и USDC требуют вашего разрешения, прежде чем контракт примет платёж. Мы просим разрешение ровно на сумму платежа и никогда больше. Если кошелёк умеет подтвердить и то и другое сразу, он спросит один раз.',
      },
    ],
  },
  {
    id: 'pending',
    category: 'buying',
    question: {
      en: 'My payment is still pending. Shall I pay again?',
      ru: 'Мой платёж всё ещё не подтверждён. Заплатить ещё раз?',
    },
    answer: [
      {
        en: 'No. The site remembers what you signed and goes on waiting, even after a reload, and also when you speed the payment up or cancel it in your wallet. A purchase that is on the chain is credited though this site be down; you find it under [My purchases](/purchases).',
        ru: 'Нет. Сайт помнит, что вы подписали, и ждёт дальше, даже после перезагрузки и даже если вы ускорили или отменили платёж в кошельке. Покупка, попавшая в блокчейн, зачтена, даже если сайт не работает; она будет в [Моих покупках](/purchases).',
      },
    ],
  },
  {
    id: 'fees',
    category: 'fees',
    question: { en: 'What fees are there?', ru: 'Какие есть комиссии?' },
    answer: [
      {
        en: 'None of ours: no fee on the purchase and 0% tax on transfers. The network takes a few cents in ETH for each transaction; the purchase window shows how much. Card services take their own fee, about 2.5%.',
        ru: 'Наших — никаких: ни комиссии за покупку, ни налога на переводы. Сеть берёт несколько центов в ETH за каждую транзакцию; сколько — видно в окне покупки. Сервисы, принимающие карты, берут своё, около 2,5%.',
      },
    ],
  },
  {
    id: 'refund',
    category: 'security',
    question: { en: 'Can I get my money back?', ru: 'Можно ли вернуть деньги?' },
    answer: [
      {
        en: 'Not because you changed your mind: a purchase cannot be undone. But if the sale is cancelled, or ends below its minimum, you take back everything you paid, from the contract itself and without asking anyone.',
        ru: 'Просто передумать нельзя: покупка необратима. Но если продажу отменят или она не наберёт минимум, вы заберёте всё, что заплатили, прямо из контракта и никого не спрашивая.',
      },
    ],
  },
  {
    id: 'owner',
    category: 'security',
    question: {
      en: 'What can the owner do with the sale?',
      ru: 'Что владелец может сделать с продажей?',
    },
    answer: [
      {
        en: 'Cancel it before its end, which opens the refunds; close it early with at least an hour’s notice; give back tokens that were sent to the contract by mistake; hand the ownership on. Not change a price, not take the money before the sale is finalised, not touch your credit. [All powers and addresses](/contracts).',
        ru: 'Отменить её до окончания, и тогда открываются возвраты; закрыть раньше, предупредив минимум за час; вернуть токены, присланные контракту по ошибке; передать владение. Но не изменить цену, не забрать деньги до завершения продажи и не тронуть зачисленное вам. [Все права и адреса](/contracts).',
      },
    ],
  },
  {
    id: 'scam',
    category: 'security',
    question: { en: 'How do I recognise a fake?', ru: 'Как распознать подделку?' },
    answer: [
      {
        en: 'Compare three things: the address bar, the contract that your wallet names with the one on [the contracts page](/contracts), and the amount of the approval with the amount you pay. Nobody of ours writes to you first, and nobody ever needs your seed phrase.',
        ru: 'Сравните три вещи: адресную строку; контракт, который называет кошелёк, с указанным на [странице контрактов](/contracts); сумму разрешения с суммой платежа. Никто из нас не пишет вам первым, и сид-фраза не нужна никому и никогда.',
      },
    ],
  },
  {
    id: 'listing',
    category: 'listing',
    question: {
      en: 'Can I buy or sell it on an exchange?',
      ru: 'Можно ли купить или продать его на бирже?',
    },
    answer: [
      {
        en: 'No. LILAPE is sold on this site only and is listed nowhere, and no listing is promised. Whoever sells it elsewhere during the sale is selling something else.',
        ru: 'Нет. LILAPE продаётся только на этом сайте, нигде не торгуется, и выход на биржу не обещан. Кто продаёт его в другом месте, пока идёт продажа, продаёт что-то другое.',
      },
    ],
  },
  {
    id: 'utility',
    category: 'utility',
    question: { en: 'What can I do with the token?', ru: 'Что можно делать с токеном?' },
    answer: [
      {
        en: 'Once you have claimed it: keep it, send it, burn it. Staking and launchpad tiers are planned and described in [the whitepaper](/whitepaper#plans); neither is built yet.',
        ru: 'Когда вы его получите: хранить, отправлять, сжечь. Стейкинг и уровни лаунчпада задуманы и описаны в [белой книге](/whitepaper#plans); ни того ни другого ещё нет.',
      },
    ],
  },
  {
    id: 'giveaway',
    category: 'community',
    question: { en: 'How do I enter the giveaway?', ru: 'Как участвовать в розыгрыше?' },
    answer: [
      {
        en: 'By buying; nothing else is needed. Your chance is in proportion to the tokens credited to you. [Prizes and rules](#giveaway) stand above; a date does not exist yet.',
        ru: 'Купить; больше ничего не нужно. Шанс пропорционален зачисленным вам токенам. [Призы и правила](#giveaway) — выше; даты пока нет.',
      },
    ],
  },
  {
    id: 'claim',
    category: 'after-purchase',
    question: { en: 'When do I receive my tokens?', ru: 'Когда я получу токены?' },
    answer: [
      {
        en: 'They are credited to your address in the contract by the payment itself. After the sale anyone may finalise it, and from then on you claim them under [My purchases](/purchases). There is no deadline for that.',
        ru: 'Контракт зачисляет их на ваш адрес той же транзакцией, что и платёж. После окончания завершить продажу может кто угодно, и с этого момента вы забираете токены в [Моих покупках](/purchases). Срока для этого нет.',
      },
    ],
  },
  {
    id: 'wallet',
    category: 'after-purchase',
    question: {
      en: 'Why does my wallet not show what I bought?',
      ru: 'Почему кошелёк не показывает купленное?',
    },
    answer: [
      {
        en: 'Because until you claim them the tokens lie in the sale contract, under your address. [My purchases](/purchases) shows them at once. After the claim [add the token to your wallet](/how-to-buy#token) if it does not find it by itself.',
        ru: 'Потому что до выдачи токены лежат в контракте продажи, на вашем счету. [Мои покупки](/purchases) показывают их сразу. После получения [добавьте токен в кошелёк](/how-to-buy#token), если он не нашёл его сам.',
      },
    ],
  },
];

/** Words around the questions. */
export const questionWords = {
  all: { en: 'All Questions', ru: 'Все вопросы' },
  filter: { en: 'Show questions about', ru: 'Показать вопросы о теме' },
  link: { en: 'Link to this question', ru: 'Ссылка на этот вопрос' },
} as const satisfies Record<string, Said>;
