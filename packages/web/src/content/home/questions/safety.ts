/** Questions: money back, the owner, fakes and exchanges. */
import type { Question } from './question.ts';

export const safetyQuestions: readonly Question[] = [
  {
    id: 'refund',
    category: 'security',
    question: { en: 'Can I get my money back?', ru: 'Можно ли вернуть деньги?' },
    answer: [
      {
        en: 'Not because you changed your mind: a purchase cannot be undone. But if the sale is cancelled, or ends below its goal, you can get a full refund from the contract: press one button here, pay only the network fee, ask no one. The one exception is a coin that its issuer has frozen in the contract: it cannot be paid back until they release it.',
        ru: 'Просто передумать нельзя: покупка необратима. Но если продажу отменят или она не достигнет цели, вы сможете вернуть всё, что заплатили, прямо из контракта: одна кнопка здесь, только комиссия сети, ничьё согласие не нужно. Исключение одно: если эмитент заморозил монету в контракте, её не вернуть, пока он её не разморозит.',
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
        en: 'Cancel it before its end, which opens the refunds; close it early with at least an hour’s notice; give back tokens that were sent to the contract by mistake; hand these powers on, or give them up. The owner cannot change a price, take the money before the sale is finalised, or touch what is credited to you. [All powers and addresses](/contracts).',
        ru: 'Отменить её до окончания, и тогда открываются возвраты; закрыть раньше, предупредив минимум за час; вернуть токены, присланные контракту по ошибке; передать эти права или отказаться от них. Изменить цену, забрать деньги до завершения продажи или тронуть зачисленное вам владелец не может. [Все права и адреса](/contracts).',
      },
    ],
  },
  {
    id: 'scam',
    category: 'security',
    question: { en: 'How do I recognise a fake?', ru: 'Как распознать подделку?' },
    answer: [
      {
        en: 'Compare three things: the address bar, the contract that your wallet names with the one on [the contracts page](/contracts), and the amount of the approval with the amount you pay. We never write to you first, and nobody ever needs your seed phrase.',
        ru: 'Сравните три вещи: адресную строку; контракт, который называет кошелёк, с указанным на [странице контрактов](/contracts); сумму разрешения с суммой платежа. Никто из нас не пишет вам первым, и ваша секретная фраза не нужна никому и никогда.',
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
        en: 'We have listed LILAPE nowhere, and promise no listing. Its only sale is the one on this site. Anyone who sells it elsewhere before buyers can claim their tokens is selling something else.',
        ru: 'Мы никуда не выводили LILAPE и выхода на биржу не обещаем. Единственная его продажа — на этом сайте. Кто продаёт его в другом месте, пока покупатели не могут забрать токены, продаёт что-то другое.',
      },
    ],
  },
];
