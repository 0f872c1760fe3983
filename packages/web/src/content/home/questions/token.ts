/** Questions: what the token is, what it costs, until when. */
import type { Question } from './question.ts';

export const tokenQuestions: readonly Question[] = [
  {
    id: 'what',
    category: 'basics',
    question: { en: 'What is LILAPE?', ru: 'Что такое LILAPE?' },
    answer: [
      {
        en: 'A meme token on Base with a small ape on it. It is not a share in anything, gives no claim on anyone and brings no income by itself. It may become worthless; buy it only if you would not mind.',
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
        en: '420,690,000,000,000, minted once when the contract was deployed. There is no function to mint more. Half of them went into the sale. What it does not sell is burned, and of every other share the same part: if half is sold, half of everything exists. Only the giveaway’s prizes keep their size. [Move the split](/sale#pie).',
        ru: '420 690 000 000 000: все выпущены один раз, при развёртывании контракта. Функции, чтобы выпустить ещё, нет. Половина отведена на продажу. Что не продано, сжигается, и от каждой другой доли — столько же: продана половина — существует половина всего. Только призы розыгрыша не уменьшаются. [Доли можно подвигать](/sale#pie).',
      },
    ],
  },
  {
    id: 'base',
    category: 'basics',
    question: { en: 'What is Base, and do I need it?', ru: 'Что такое Base и нужна ли она мне?' },
    answer: [
      {
        en: 'Base is a network on top of Ethereum (chain id 8453) where a transaction costs cents. LILAPE exists there and nowhere else, so you pay with USDT or USDC **on Base**. Coins on another network have to be moved over first: [the guide](/how-to-buy) says how.',
        ru: 'Base — сеть поверх Ethereum (ID сети 8453), где транзакция стоит считаные центы. LILAPE существует только в ней, поэтому платят монетами USDT или USDC **в сети Base**. Монеты из другой сети надо сначала перенести; как это сделать, сказано [в руководстве](/how-to-buy).',
      },
    ],
  },
  {
    id: 'price',
    category: 'presale',
    question: { en: 'What does a token cost?', ru: 'Сколько стоит токен?' },
    answer: [
      {
        en: 'From $0.0012 in the first stage to $0.0021 in the tenth, $0.0001 more each stage. The contract fixes the prices. A payment that crosses into the next stage is priced part by part, as you see before you sign.',
        ru: 'От $0,0012 на первом этапе до $0,0021 на десятом, с каждым этапом на $0,0001 больше. Цены — константы контракта. Если платёж переходит в следующий этап, каждая его часть считается по своей цене, и вы видите эти части до подписи.',
      },
    ],
  },
  {
    id: 'end',
    category: 'presale',
    question: { en: 'When does the sale end?', ru: 'Когда закончится продажа?' },
    answer: [
      {
        en: 'At the end fixed in the contract, shown beside the price, or when the last token of stage ten is sold. The owner may close it earlier, but must announce that in the contract at least an hour ahead, once, and cannot withdraw that.',
        ru: 'В назначенное контрактом время (оно рядом с ценой) или когда будет продан последний токен десятого этапа. Владелец может закрыть её раньше, но обязан объявить об этом в контракте не меньше чем за час, один раз и без права передумать.',
      },
    ],
  },
];
