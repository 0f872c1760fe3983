/** Questions: money back, the owner, fakes and exchanges. */
import { OPENING_WAIT_HOURS } from '@lilape/domain/market/opening';
import { PAYING_DAYS, REWARDS_BOUND_YEARS } from '@lilape/domain/market/split';
import {
  leftAfterAll,
  leftOfAllAtMillion,
  mostLeft,
  mostLeftOfAll,
  pooledPart,
  swapFee,
} from '#content/market.ts';
import type { Question } from './question.ts';

export const safetyQuestions: readonly Question[] = [
  {
    id: 'refund',
    category: 'security',
    question: { en: 'Can I get my money back?', ru: 'Можно ли вернуть деньги?' },
    answer: [
      {
        en: 'Not because you changed your mind: a purchase cannot be undone. But if the sale is cancelled, or ends below its goal, you can get a full refund from the contract. One button here does it; you pay only the network fee. The one exception is a coin that its issuer has frozen in the contract: it cannot be paid back until they release it.',
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
        en: 'Cancel it before its end, which opens the refunds. Close it early with at least an hour’s notice. Give back tokens that were sent to the contract by mistake. Hand these powers on, or give them up. The owner cannot change a price, take the money before the sale is finalised, or touch what is credited to you. [All powers and addresses](/contracts).',
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
        en: 'Compare three things. The address bar. The contract that your wallet names with the one on [the contracts page](/contracts). The amount of the approval with the amount you pay. We never write to you first, and nobody ever needs your seed phrase.',
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
        en: 'We have listed LILAPE nowhere, and promise no listing. We sell it on this site alone. Anyone who sells it elsewhere before buyers can claim their tokens is selling something else. After the sale [its pools](#faq-pools) open.',
        ru: 'Мы никуда не выводили LILAPE и выхода на биржу не обещаем. Единственная его продажа — на этом сайте. Кто продаёт его в другом месте, пока покупатели не могут забрать токены, продаёт что-то другое. После продажи откроются [её пулы](#faq-pools).',
      },
    ],
  },
  {
    id: 'pools',
    category: 'listing',
    question: {
      en: 'When can I sell, and who opens the market?',
      ru: 'Когда можно будет продать и кто откроет рынок?',
    },
    answer: [
      {
        en: `Anyone opens it. Once a sale that reached its goal is finalised, anyone releases the other shares. From ${OPENING_WAIT_HOURS} hours later on anyone opens a pool on Uniswap v4 for USDT and one for USDC. Each opens at the last price of the sale, with ${pooledPart.en} of what was raised in its coin. The position belongs to a contract without a function that lowers it, so nobody, us included, can take it out.`,
        ru: `Кто угодно. Когда продажа достигла цели и завершена, кто угодно распределяет остальные доли. Не раньше чем через ${OPENING_WAIT_HOURS} часа после этого кто угодно открывает на Uniswap v4 пул для USDT и пул для USDC. Каждый открывается по последней цене продажи, в нём ${pooledPart.ru} собранного в его монете. Позиция принадлежит контракту без функции, которая её уменьшает, поэтому вынуть её не может никто, и мы тоже.`,
      },
      {
        en: `A swap costs ${swapFee.en}, to which v4’s governance may add up to 0.1%. Fees in LILAPE are burned, fees in coins go to the DAO’s address. [Step by step](/sale#after).`,
        ru: `Обмен стоит ${swapFee.ru}, управление v4 может добавить до 0,1%. Комиссии в LILAPE сжигаются, комиссии в монетах идут на адрес DAO. [По шагам](/sale#after).`,
      },
      {
        en: '[The market](/market) says when, and links to the pool on Uniswap’s own page.',
        ru: '[Страница рынка](/market) скажет, когда, и приведёт к пулу на странице самого Uniswap.',
      },
    ],
  },
  {
    id: 'worst-case',
    category: 'listing',
    question: {
      en: 'What happens to the price if everybody sells?',
      ru: 'Что будет с ценой, если продадут все?',
    },
    answer: [
      {
        en: `If all buyers sell at once and nobody buys, ${mostLeft.en} of the opening price is left, and ${leftAfterAll.en} if all ten stages were sold. If everything else that exists is sold too, ${mostLeftOfAll.en} is left at most, and ${leftOfAllAtMillion.en} after a sale of $1M. The first to sell get the most. [Move the picture](/sale#worst-case).`,
        ru: `Если все покупатели продадут сразу и никто не купит, от цены открытия останется ${mostLeft.ru}, а если были проданы все десять этапов — ${leftAfterAll.ru}. Если продать и всё остальное, что существует, останется не больше ${mostLeftOfAll.ru}, а после продажи на $1 000 000 — ${leftOfAllAtMillion.ru}. Кто продаёт первым, получает больше всех. [Подвигайте картинку](/sale#worst-case).`,
      },
    ],
  },
  {
    id: 'team',
    category: 'security',
    question: {
      en: 'Can the team sell its tokens at once?',
      ru: 'Может ли команда сразу продать свои токены?',
    },
    answer: [
      {
        en: `No. Marketing, development and DAO are paid evenly over ${PAYING_DAYS} days after the release, and the team’s share is vested. Rewards that no stake has reserved cannot be taken out for ${REWARDS_BOUND_YEARS} years. Before the release nobody can move any of it. What has been paid out may be sold.`,
        ru: `Нет. Маркетинг, разработка и DAO получают своё равномерно за ${PAYING_DAYS} дней после распределения, доля команды разблокируется постепенно. Награды, не закреплённые за стейками, нельзя вынуть ${REWARDS_BOUND_YEARS} года. До распределения тронуть всё это не может никто. То, что уже выплачено, продать можно.`,
      },
    ],
  },
];
