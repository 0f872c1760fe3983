/** Whitepaper: the eight phases, in order, without dates that nobody can keep. @see specification §2, §4 */
import type { Phase, PhaseStand, PhaseStatus, Said, Section, Stand } from '#text/document.ts';
import { failed, reached, type SaleState, undecided } from '#text/sale-state.ts';

/** What each status is called on this page and in its PDF. @see specification §4 */
export const phaseLabels: Record<PhaseStand, Said> = {
  completed: { en: 'Completed', ru: 'Сделано' },
  active: { en: 'In Progress', ru: 'Идёт сейчас' },
  ongoing: { en: 'Ongoing', ru: 'Продолжается' },
  upcoming: { en: 'Coming Soon', ru: 'Скоро' },
  following: { en: 'As the sale goes', ru: 'По ходу продажи' },
  failed: { en: 'Failed', ru: 'Не состоялась' },
  off: { en: 'Called off', ru: 'Не состоится' },
};

const stand = (status: PhaseStand, states?: readonly SaleState[]): Stand => ({
  status,
  label: phaseLabels[status],
  ...(states && { states }),
});

const phase = (status: PhaseStatus, title: Said, items: readonly Said[]): Phase => ({
  title,
  stands: [stand(status)],
  items,
});

const over = [...reached, ...failed];

/** The sale itself: it runs, and then it is over, one way or the other. */
const selling: Phase['stands'] = [
  stand('following', ['unknown']),
  stand('upcoming', ['upcoming']),
  stand('active', ['open', 'closing']),
  stand('completed', reached),
  stand('failed', failed),
];

/** What comes after it, whichever way it ended. */
const settling: Phase['stands'] = [
  stand('following', ['unknown']),
  stand('upcoming', ['upcoming', 'open', 'closing']),
  stand('active', over),
];

/** The draw, which follows a sale that reached its goal, and which a failed one takes with it. @see decision 15 "giveaway" */
const drawing: Phase['stands'] = [
  stand('upcoming', undecided),
  stand('active', reached),
  stand('off', failed),
];

/** The phases in their order. */
export const phases: readonly Phase[] = [
  phase('completed', { en: 'Groundwork', ru: 'Основа' }, [
    {
      en: 'The contracts of token, sale and team vesting, with their tests.',
      ru: 'Контракты токена, продажи и постепенной разблокировки доли команды, с тестами.',
    },
    {
      en: 'A ledger that is rebuilt from the chain alone.',
      ru: 'Реестр, который восстанавливается из одного лишь блокчейна.',
    },
  ]),
  {
    title: { en: 'The sale', ru: 'Продажа' },
    stands: selling,
    items: [
      { en: 'Ten stages, for USDT and USDC on Base.', ru: 'Десять этапов, за USDT и USDC в сети Base.' },
      {
        en: 'Live figures and each buyer’s purchases on this site.',
        ru: 'Актуальные цифры и покупки каждого покупателя на этом сайте.',
      },
    ],
  },
  phase('ongoing', { en: 'Open books', ru: 'Открытые книги' }, [
    {
      en: 'A list of every contract and every power of its owner.',
      ru: 'Все контракты и все права их владельца — списком.',
    },
    {
      en: 'We correct this paper whenever something changes.',
      ru: 'Мы правим этот документ всякий раз, когда что-то меняется.',
    },
  ]),
  {
    title: { en: 'Claim or refund', ru: 'Токены или возврат' },
    stands: settling,
    items: [
      {
        en: 'Goal reached: buyers claim, what wasn’t sold is burned, and two pools open. Goal missed: every buyer can get every dollar back.',
        ru: 'Цель достигнута: покупатели забирают токены, непроданное сжигается, открываются два пула. Не достигнута: каждый может вернуть всё до доллара.',
      },
    ],
  },
  {
    title: { en: 'The giveaway', ru: 'Розыгрыш' },
    stands: drawing,
    items: [
      {
        en: 'The contract lists every buyer, waits for a random number, then draws and pays. Anyone can send each step.',
        ru: 'Контракт записывает каждого покупателя, ждёт случайного числа, потом разыгрывает и платит. Каждый шаг может отправить кто угодно.',
      },
    ],
  },
  phase('active', { en: 'Ten thousand apes', ru: 'Десять тысяч обезьян' }, [
    {
      en: 'The collection, its mint and its pictures on IPFS: open.',
      ru: 'Коллекция, её выпуск и картинки в IPFS: открыто.',
    },
    { en: 'A small game in the browser: open.', ru: 'Небольшая игра в браузере: открыто.' },
  ]),
  phase('active', { en: 'Staking', ru: 'Стейкинг' }, [
    {
      en: 'Locks of 90, 180 and 360 days with their rewards reserved: open.',
      ru: 'Блокировки на 90, 180 и 360 дней с зарезервированной наградой: открыто.',
    },
  ]),
  phase('active', { en: 'Launchpad', ru: 'Лаунчпад' }, [
    {
      en: 'Four tiers, snapshots and draws that anyone can check: open.',
      ru: 'Открыто: четыре уровня, снимки и розыгрыши, которые может проверить кто угодно.',
    },
  ]),
];

export const roadmap: Section = {
  id: 'roadmap',
  title: { en: 'Roadmap', ru: 'Дорожная карта' },
  blocks: [
    {
      kind: 'text',
      text: {
        en: 'Eight phases, in this order. We add a date once it’s certain.',
        ru: 'Восемь этапов, в этом порядке. Дату добавим, когда она будет известна точно.',
      },
    },
    { kind: 'phases', phases, fold: { en: 'All eight phases', ru: 'Все восемь этапов' } },
  ],
};
