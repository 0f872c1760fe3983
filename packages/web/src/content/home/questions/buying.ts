/** Questions: how to pay, and with what. */
import type { Question } from './question.ts';

export const buyingQuestions: readonly Question[] = [
  {
    id: 'how',
    category: 'buying',
    question: { en: 'How do I buy?', ru: 'Как купить?' },
    answer: [
      {
        en: 'Connect a wallet, choose USDT or USDC, enter an amount from $1, check what you get, and confirm. The payment and the credit of your tokens are one transaction: either both happen or neither. [Six steps with pictures](/how-to-buy).',
        ru: 'Подключите кошелёк, выберите USDT или USDC, введите сумму от $1, проверьте, что получите, и подтвердите. Платёж и зачисление токенов — одна транзакция: либо произойдёт и то и другое, либо ничего. [Шесть шагов с картинками](/how-to-buy).',
      },
    ],
  },
  {
    id: 'card',
    category: 'buying',
    question: { en: 'Can I pay by card or with ETH?', ru: 'Можно ли платить картой или в ETH?' },
    answer: [
      {
        en: 'Not here: the contract takes USDT and USDC only. With a card you can buy USDC on Base at one of the [on-ramps of the guide](/how-to-buy), in your own wallet, and then pay with that. ETH is needed only for the network fee.',
        ru: 'Не здесь: контракт принимает только USDT и USDC. Картой можно купить USDC в сети Base через один из [сервисов из руководства](/how-to-buy), прямо на свой кошелёк, и заплатить ими. ETH нужен только на комиссию сети.',
      },
    ],
  },
  {
    id: 'approval',
    category: 'buying',
    question: { en: 'Why does my wallet ask twice?', ru: 'Почему кошелёк спрашивает дважды?' },
    answer: [
      {
        en: 'USDT and USDC need your approval before a contract may take a payment. We ask for exactly the amount you pay, never more. Where your wallet can do both in one confirmation, it asks once.',
        ru: 'USDT и USDC требуют вашего разрешения, прежде чем контракт примет платёж. Мы просим разрешение ровно на сумму платежа и никогда больше. Если кошелёк умеет подтвердить и то и другое сразу, он спросит один раз.',
      },
    ],
  },
  {
    id: 'pending',
    category: 'buying',
    question: {
      en: 'My payment is still pending. Should I pay again?',
      ru: 'Мой платёж всё ещё не подтверждён. Заплатить ещё раз?',
    },
    answer: [
      {
        en: 'No. The site remembers what you signed and keeps waiting, even after a reload, and even if you speed the payment up or cancel it in your wallet. A purchase that is on the chain is credited even if this site is down; you will find it under [My purchases](/purchases).',
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
        ru: 'Наших — никаких: ни комиссии за покупку, ни налога на переводы. Сеть берёт несколько центов в ETH за каждую транзакцию; сколько именно — видно в окне покупки. Сервисы, которые принимают карты, берут своё: около 2,5%.',
      },
    ],
  },
];
