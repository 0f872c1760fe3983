/** The six steps from an empty wallet to tokens in it. @see specification §2 How-to-buy page */
import { minimumText } from '@lilape/domain/presale/methods';
import { mostLeft } from '#content/market.ts';
import { same, type Said } from '#text/document.ts';

/** The drawing of a step. */
export type StepArt =
  | 'guide-wallet'
  | 'guide-bridge'
  | 'guide-fuel'
  | 'guide-connect'
  | 'guide-approve'
  | 'guide-claim';

export type GuideStep = {
  /** Anchor, the same in every language. */
  id: string;
  art: StepArt;
  /** What the drawing shows. */
  alt: Said;
  title: Said;
  paragraphs: readonly Said[];
  /** A warning that belongs to the step. */
  warning?: Said;
  /** What it costs. */
  cost: Said;
};

const minimum = minimumText('USDC');

/** In their order. */
export const guideSteps: readonly GuideStep[] = [
  {
    id: 'wallet',
    art: 'guide-wallet',
    alt: { en: 'The ape looks out of a wallet.', ru: 'Обезьяна выглядывает из кошелька.' },
    title: { en: 'Prepare a wallet on Base', ru: 'Подготовьте кошелёк в сети Base' },
    paragraphs: [
      {
        en: 'MetaMask, Coinbase Wallet, Rabby, Trust Wallet, OKX Wallet and any other that announces itself in your browser are recognised by this site; the rest connect through WalletConnect where it is set up. On a phone, open the site in your wallet’s app. If your wallet does not know Base yet (chain id 8453), the site offers to add it.',
        ru: 'Сайт узнаёт MetaMask, Coinbase Wallet, Rabby, Trust Wallet, OKX Wallet и любой другой кошелёк, который даёт о себе знать в браузере; остальные подключаются через WalletConnect, если он настроен. С телефона откройте сайт в приложении кошелька. Если кошелёк ещё не знает сеть Base (ID сети 8453), сайт предложит её добавить.',
      },
    ],
    warning: {
      en: 'Write the seed phrase on paper and show it to nobody. We never ask for it.',
      ru: 'Запишите секретную фразу на бумаге и не говорите её никому. Мы её никогда не спрашиваем.',
    },
    cost: { en: 'nothing', ru: 'бесплатно' },
  },
  {
    id: 'fund',
    art: 'guide-bridge',
    alt: {
      en: 'A coin walks over a rope bridge; a bank card waits at its start.',
      ru: 'Монета идёт по подвесному мосту, у начала моста ждёт банковская карта.',
    },
    title: { en: 'Bring USDT or USDC to Base', ru: 'Переведите USDT или USDC в сеть Base' },
    paragraphs: [
      {
        en: 'Withdraw from an exchange straight to Base, move coins from another network with a bridge, or [buy USDC by card](#card). Send a small amount first.',
        ru: 'Выведите с биржи прямо в сеть Base, перенесите монеты из другой сети мостом или [купите USDC картой](#card). Сначала отправьте немного.',
      },
      {
        en: 'USDT on Base is the bridged token, not one that Tether issues there. Its address is [further down](#coins); a coin with another address is not accepted.',
        ru: 'USDT в сети Base перенесён через мост, сама Tether его там не выпускает. Его адрес — [ниже](#coins); монета с другим адресом не подойдёт.',
      },
    ],
    cost: {
      en: 'the fee of your exchange, bridge or card service',
      ru: 'комиссия биржи, моста или сервиса оплаты картой',
    },
  },
  {
    id: 'gas',
    art: 'guide-fuel',
    alt: {
      en: 'A hand carries a fuel can with ether’s diamond on it.',
      ru: 'Рука несёт канистру с ромбом эфира.',
    },
    title: { en: 'Keep a little ETH for gas', ru: 'Оставьте немного ETH на газ' },
    paragraphs: [
      {
        en: 'Every transaction on Base costs a little ETH, including the approval and the claim at the end. Between 0.001 and 0.005 ETH on Base is enough for all of them.',
        ru: 'Каждая транзакция в сети Base стоит немного ETH, в том числе разрешение и та, которой вы в конце забираете токены. От 0,001 до 0,005 ETH в сети Base хватит на всё.',
      },
      {
        en: 'It must be ETH on Base: ETH on Ethereum does not pay for gas here.',
        ru: 'ETH должен быть в сети Base: эфир в сети Ethereum здесь газ не оплатит.',
      },
    ],
    cost: {
      en: '0.001 to 0.005 ETH, most of which stays yours',
      ru: '0,001–0,005 ETH, бо́льшая часть останется у вас',
    },
  },
  {
    id: 'connect',
    art: 'guide-connect',
    alt: {
      en: 'The ape looks at the site’s window and chooses one of two coins.',
      ru: 'Обезьяна смотрит на окно сайта и выбирает одну из двух монет.',
    },
    title: { en: 'Connect here and choose the coin', ru: 'Подключитесь здесь и выберите монету' },
    paragraphs: [
      {
        en: 'Look at the address bar first: our only sale is the one on this site. Press Connect Wallet, then Buy Now, and choose USDT or USDC. Connecting shows us your address and moves nothing.',
        ru: 'Сначала посмотрите на адресную строку: единственная наша продажа — на этом сайте. Нажмите «Подключить кошелёк», затем «Купить» и выберите USDT или USDC. Подключение показывает нам ваш адрес и ничего не списывает.',
      },
    ],
    cost: { en: 'nothing', ru: 'бесплатно' },
  },
  {
    id: 'confirm',
    art: 'guide-approve',
    alt: {
      en: 'A paper says that one coin equals one coin; a stamp approves it.',
      ru: 'На бумаге написано, что монета равна монете; печать это подтверждает.',
    },
    title: { en: 'Enter an amount and confirm', ru: 'Введите сумму и подтвердите' },
    paragraphs: [
      {
        en: `From $${minimum}. Before you sign you see the tokens, the price of each part and the network fee. Your wallet asks twice, or once where it can put both into one confirmation: first an approval of the payment, then the purchase. If USDT was approved before for another amount, it may have to be set to zero first.`,
        ru: `От $${minimum}. До подписи вы видите токены, цену каждой части и комиссию сети. Кошелёк спросит дважды: сначала разрешение на платёж, затем покупка — или один раз, если умеет объединять. Если для USDT уже было разрешение на другую сумму, его, возможно, придётся сначала обнулить.`,
      },
    ],
    warning: {
      en: 'The approval is for exactly your payment. Anything that asks for more, or for “unlimited”, is a scam: reject it and close the page.',
      ru: 'Разрешение — ровно на сумму вашего платежа. Всё, что просит больше или «без ограничения», — обман: отклоните и закройте страницу.',
    },
    cost: { en: 'your payment and a few cents of gas', ru: 'ваш платёж и несколько центов за газ' },
  },
  {
    id: 'claim',
    art: 'guide-claim',
    alt: {
      en: 'The happy ape behind a full sack of bananas.',
      ru: 'Счастливая обезьяна за полным мешком бананов.',
    },
    title: { en: 'Claim your tokens after the sale', ru: 'Заберите токены после продажи' },
    paragraphs: [
      {
        en: `The contract credits the tokens to your address at once and holds them until the sale is finalised, which anyone may do once it has ended and reached its goal. Then you [claim them](/claim) with one button, without a deadline, and anyone can open [the pools](/sale#after). If all buyers sell at once, ${mostLeft.en} of the price is left, or less: [the worst case](/sale#worst-case).`,
        ru: `Контракт сразу записывает токены на ваш адрес. Когда продажа удалась, её завершает кто угодно, и вы [забираете токены](/claim) одной кнопкой, без срока. Потом откроются [пулы](/sale#after). Если продадут все, от цены останется не больше ${mostLeft.ru}: [худший случай](/sale#worst-case).`,
      },
    ],
    cost: { en: 'a few cents of gas', ru: 'несколько центов за газ' },
  },
];

/** What a visitor wants to know before the first step. */
export const guideFacts: readonly { name: Said; value: Said }[] = [
  { name: { en: 'Smallest purchase', ru: 'Наименьшая покупка' }, value: same(`$${minimum}`) },
  { name: { en: 'You pay in', ru: 'Оплата' }, value: { en: 'USDT or USDC', ru: 'USDT или USDC' } },
  { name: { en: 'Network', ru: 'Сеть' }, value: same('Base') },
  {
    name: { en: 'ETH for gas', ru: 'ETH на газ' },
    value: { en: '0.001 to 0.005', ru: '0,001–0,005' },
  },
];
