/** Questions: after the purchase. */
import type { Question } from './question.ts';

export const laterQuestions: readonly Question[] = [
  {
    id: 'utility',
    category: 'utility',
    question: { en: 'What can I do with the token?', ru: 'Что можно делать с токеном?' },
    answer: [
      {
        en: 'Once you have claimed it: keep it, send it, burn it, or [stake it](/staking) for 90, 180 or 360 days. What you hold has a tier on the [launchpad](/launchpad): tickets, or a place, in launches of other projects. Apes are [minted](/mint-nft) for ETH, not for LILAPE.',
        ru: 'Когда вы его забрали: хранить, отправлять, сжечь или отдать в [стейкинг](/staking) на 90, 180 или 360 дней. У того, что вы держите, есть уровень на [лаунчпаде](/launchpad): билеты или место в запусках других проектов. Обезьян [выпускают](/mint-nft) за ETH, не за LILAPE.',
      },
    ],
  },
  {
    id: 'apes',
    category: 'utility',
    question: { en: 'What does a LilApe NFT give me?', ru: 'Что мне даёт NFT LilApe?' },
    answer: [
      {
        en: 'A drawing that exists once, in your wallet, with its picture and description on IPFS where nobody can swap them. You see it before you pay, and [the mint](/mint-nft) says how rare it is. An ape in your wallet doubles the rate of one [stake](/staking). It promises nothing else, and no price.',
        ru: 'Рисунок, который существует один раз, в вашем кошельке; его картинка и описание лежат в IPFS, и никто их не подменит. Вы выбираете его с ветки и видите до оплаты, и [страница выпуска](/mint-nft) говорит, насколько он редкий; кто первый, того и обезьяна. Обезьяна в кошельке удваивает ставку одного [стейка](/staking). Больше она не обещает ничего, и никакой цены тоже.',
      },
    ],
  },
  {
    id: 'giveaway',
    category: 'community',
    question: { en: 'How do I enter the giveaway?', ru: 'Как участвовать в розыгрыше?' },
    answer: [
      {
        en: 'Buy in the sale, if you may take part where you live: [the giveaway page](/giveaway) says what the operator has named. Your chance is your part of all tokens sold when the sale is finalised; that page shows it for any address. The prizes lie in the contract of the draw. It lists every buyer itself, so nobody, us included, can leave you out; it computes the winners from a public random number and pays them. Prizes that are not paid within 365 days can be burned. Anyone can set it going after the sale; there is no date yet.',
        ru: 'Достаточно купить во время продажи, если там, где вы живёте, вам можно участвовать: на [странице розыгрыша](/giveaway) сказано, что указал оператор. Ваш шанс — доля ваших токенов среди всех проданных к завершению продажи; страница покажет его для вашего кошелька или любого адреса. Призы лежат в контракте розыгрыша. Он сам записывает каждого покупателя, поэтому никто, и мы тоже, не может вас пропустить; победителей он вычисляет по публичному случайному числу и сам им платит. Призы, не выплаченные за 365 дней, можно сжечь. Запустить его после продажи может кто угодно; даты пока нет.',
      },
    ],
  },
  {
    id: 'claim',
    category: 'after-purchase',
    question: { en: 'When do I receive my tokens?', ru: 'Когда я получу токены?' },
    answer: [
      {
        en: 'The payment itself credits them to your address in the contract. Once the sale has ended and reached its goal anyone can finalise it, and from then on you [claim them](/claim), without a deadline. If the sale is cancelled or misses its goal, you can get a full refund there.',
        ru: 'Контракт зачисляет их на ваш адрес той же транзакцией, что и платёж. Когда продажа окончена и достигла цели, завершить её может кто угодно, и с этого момента вы [забираете токены](/claim). Срок не ограничен. Если продажу отменят или она не достигнет цели, там же вы сможете вернуть деньги.',
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
        en: 'The tokens stay in the sale contract, credited to your address, until you claim them. [My purchases](/purchases) shows them at once. After the claim, [add the token to your wallet](/how-to-buy#token) if it is missing.',
        ru: 'Потому что, пока вы их не забрали, токены лежат в контракте продажи, записанные на ваш адрес. [Мои покупки](/purchases) показывают их сразу. Когда заберёте, [добавьте токен в кошелёк](/how-to-buy#token), если он не нашёл его сам.',
      },
    ],
  },
];
