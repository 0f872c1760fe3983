/** The guide's words around its six steps. */
import { methodTerms, minimumText } from '@lilape/domain/presale/methods';
import { figure, type Said } from '#text/document.ts';

const card = methodTerms('CARD');
const cardFee = figure(String(card.feeBps / 100), '', '%');
const cardMinimum = `$${minimumText('CARD')}`;

export const guideWords = {
  title: { en: 'How to buy', ru: 'Как купить' },
  lead: {
    en: 'Six steps from an empty wallet to your own tokens, with what each one costs. The only sale is the one on this site.',
    ru: 'Шесть шагов от пустого кошелька до своих токенов и цена каждого. Единственная продажа — на этом сайте.',
  },
  leadReached: {
    en: 'LILAPE is no longer sold here. Buyers claim their tokens; below is how a wallet shows them.',
    ru: 'LILAPE здесь больше не продаётся. Покупатели забирают свои токены; как увидеть их в кошельке, сказано ниже.',
  },
  leadFailed: {
    en: 'LILAPE is no longer sold here. Every buyer can get their money back; below is how.',
    ru: 'LILAPE здесь больше не продаётся. Каждый покупатель может вернуть свои деньги; как, сказано ниже.',
  },
  toToken: { en: 'Token details', ru: 'Данные токена' },
  warningTitle: { en: 'Presale only. Not on any exchange.', ru: 'Только предпродажа. Ни на одной бирже.' },
  warning: {
    en: 'The only sale of LILAPE is the one on this site. We have listed it on no exchange, centralised or not, and run no pool, airdrop or private sale. Until buyers can claim their tokens, anyone who offers you LILAPE elsewhere is selling something else.',
    ru: 'Единственная продажа LILAPE — на этом сайте. Мы не выводили его ни на централизованные, ни на децентрализованные биржи и не ведём пулов, раздач и закрытых продаж. Пока покупатели не могут забрать токены, любой, кто предлагает LILAPE в другом месте, продаёт что-то другое.',
  },
  steps: { en: 'Six steps', ru: 'Шесть шагов' },
  cost: { en: 'Cost:', ru: 'Стоимость:' },
  warningOf: { en: 'Careful', ru: 'Осторожно' },
  card: { en: 'Paying by card', ru: 'Если платить картой' },
  cardLead: {
    en: 'The sale itself takes no cards. These two services sell USDC on Base for a card payment and send it to your wallet.',
    ru: 'Сама продажа карт не принимает. Эти два сервиса продают USDC в сети Base за оплату картой и отправляют его на ваш кошелёк.',
  },
  cardRate: {
    en: `Expect about ${cardFee.en} in fees and a minimum of ${cardMinimum}; the service shows its own figures before you pay. Choose the network Base and paste your own address. They are other companies with their own rules, may ask for documents, and do not serve every country.`,
    ru: `Рассчитывайте примерно на ${cardFee.ru} комиссии и минимум ${cardMinimum}; свои цифры сервис покажет до оплаты. Выберите сеть Base и вставьте собственный адрес. Это другие компании со своими правилами: они могут попросить документы и работают не во всех странах.`,
  },
  cardTerms: { en: 'What it costs, and two services', ru: 'Сколько это стоит и два сервиса' },
  token: { en: 'Add the token to your wallet', ru: 'Добавьте токен в кошелёк' },
  tokenLead: {
    en: 'Tokens reach your wallet when you claim them, after the sale. Adding the token now only makes it visible: the balance is zero until then.',
    ru: 'Токены придут в кошелёк, когда вы их заберёте, после продажи. Если добавить токен сейчас, он просто станет виден: до тех пор баланс будет нулевым.',
  },
  tokenLeadReached: {
    en: 'Tokens reach your wallet when you claim them. Adding the token makes them visible there.',
    ru: 'Токены придут в кошелёк, когда вы их заберёте. Добавьте токен, чтобы они были там видны.',
  },
  tokenName: { en: 'Name', ru: 'Название' },
  tokenSymbol: { en: 'Symbol', ru: 'Символ' },
  tokenDecimals: { en: 'Decimals', ru: 'Знаков после запятой' },
  tokenNetwork: { en: 'Network', ru: 'Сеть' },
  tokenContract: { en: 'Contract', ru: 'Контракт' },
  tokenMissing: { en: 'Not deployed on this network yet.', ru: 'В этой сети ещё не развёрнут.' },
  addToWallet: { en: 'Add to wallet', ru: 'Добавить в кошелёк' },
  copy: { en: 'Copy', ru: 'Скопировать' },
  copied: { en: 'Copied', ru: 'Скопировано' },
  notCopied: {
    en: 'We couldn’t copy it. Select it and copy it by hand.',
    ru: 'Скопировать не удалось. Выделите и скопируйте вручную.',
  },
  coins: { en: 'The two coins you can pay with', ru: 'Две монеты, которыми можно платить' },
  usdt: { en: 'USDT, the bridged token', ru: 'USDT, перенесён через мост' },
  usdc: { en: 'USDC, issued by Circle', ru: 'USDC, выпускает Circle' },
  testCoin: { en: 'a test coin without value', ru: 'тестовая монета, ничего не стоит' },
  final: { en: 'Payments are final, with two exceptions', ru: 'Платёж необратим, но есть два исключения' },
  finalLead: {
    en: 'A transaction on Base cannot be reversed: not by you, not by us, not by a bank. The sale contract itself returns money in two cases, and in no others.',
    ru: 'Транзакцию в сети Base нельзя отменить: ни вам, ни нам, ни банку. Сам контракт продажи возвращает деньги в двух случаях и ни в каком другом.',
  },
  exceptions: [
    {
      title: { en: 'The sale is cancelled', ru: 'Продажа отменена' },
      text: {
        en: 'The owner may cancel it before its end. From that moment you can get a full refund, in the coin you paid with.',
        ru: 'Владелец может отменить её до окончания. С этого момента можно вернуть всё, той же монетой.',
      },
    },
    {
      title: { en: 'It ends below its goal', ru: 'Цель не достигнута' },
      text: {
        en: 'If the sale raises less than the goal fixed in the contract, refunds are open from the moment it ends. Nobody has to approve yours, but you send for it yourself.',
        ru: 'Если продажа собрала меньше цели, записанной в контракте, возврат открыт сразу после её конца. Отправляете его вы сами.',
      },
    },
  ],
  finalHow: { en: 'How a refund is made', ru: 'Как делается возврат' },
  finalNote: {
    en: 'Either way the refund is a button on [the claim page](/claim), or a call of `refund` on the contract by anyone. The sender pays only the network fee. A coin that its issuer has frozen in the contract cannot be paid back until it is released. Coins sent straight to the contract instead of through Buy are not a purchase; the owner can send them back, but nobody can force that.',
    ru: 'В обоих случаях возврат — это кнопка на [странице «Забрать»](/claim) или вызов `refund` контракта кем угодно. Стоит он только комиссии сети. Монету, замороженную эмитентом, не вернуть, пока её не разморозят. Монеты, отправленные прямо на контракт, а не через «Купить», покупкой не считаются; вернуть их может владелец, но он не обязан.',
  },
} as const satisfies Record<string, Said | readonly { title: Said; text: Said }[]>;
