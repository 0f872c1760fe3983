/** Whitepaper: the eight phases, in order, without dates that nobody can keep. @see specification §2, §4 */
import type { Phase, PhaseStatus, Said, Section } from '#text/document.ts';

/** What each status is called on this page. @see specification §4 */
const labels: Record<PhaseStatus, Said> = {
  completed: { en: 'Completed', ru: 'Сделано' },
  active: { en: 'In Progress', ru: 'Идёт сейчас' },
  ongoing: { en: 'Ongoing', ru: 'Продолжается' },
  upcoming: { en: 'Coming Soon', ru: 'Скоро' },
};

const phase = (status: PhaseStatus, title: Said, items: readonly Said[]): Phase => ({
  status,
  label: labels[status],
  title,
  items,
});

/** The phases in their order. */
export const phases: readonly Phase[] = [
  phase('completed', { en: 'Groundwork', ru: 'Основа' }, [
    {
      en: 'The contracts of token, sale and team vesting, with their tests.',
      ru: 'Контракты токена, продажи и постепенной разблокировки доли команды, с тестами.',
    },
    {
      en: 'A ledger that is rebuilt from the chain alone.',
      ru: 'Учёт, который восстанавливается из одного лишь блокчейна.',
    },
  ]),
  phase('active', { en: 'The sale', ru: 'Продажа' }, [
    { en: 'Ten stages, for USDT and USDC on Base.', ru: 'Десять этапов, за USDT и USDC в сети Base.' },
    {
      en: 'Live figures and each buyer’s purchases on this site.',
      ru: 'Актуальные цифры и покупки каждого покупателя на этом сайте.',
    },
  ]),
  phase('ongoing', { en: 'Open books', ru: 'Открытые книги' }, [
    {
      en: 'Every contract and every power of its owner, listed.',
      ru: 'Все контракты и все права их владельца — списком.',
    },
    {
      en: 'This paper is corrected whenever something in it changes.',
      ru: 'Этот документ правится всякий раз, когда в нём что-то меняется.',
    },
  ]),
  phase('upcoming', { en: 'Claim or refund', ru: 'Токены или возврат' }, [
    {
      en: 'Finalise, claim, burn what was not sold. Or every dollar goes back.',
      ru: 'Завершение, выдача, сжигание непроданного. Или возвращается каждый доллар.',
    },
  ]),
  phase('upcoming', { en: 'The giveaway', ru: 'Розыгрыш' }, [
    {
      en: 'Entrants and the future random number fixed on chain, then the draw.',
      ru: 'Участники и будущее случайное число закрепляются в блокчейне, потом розыгрыш.',
    },
  ]),
  phase('upcoming', { en: 'Ten thousand apes', ru: 'Десять тысяч обезьян' }, [
    {
      en: 'The collection, its mint and its pictures on IPFS.',
      ru: 'Коллекция, её выпуск и картинки в IPFS.',
    },
    { en: 'A small game in the browser.', ru: 'Небольшая игра в браузере.' },
  ]),
  phase('upcoming', { en: 'Staking', ru: 'Стейкинг' }, [
    {
      en: 'Locks of 90, 180 and 360 days with their rewards reserved.',
      ru: 'Блокировки на 90, 180 и 360 дней с зарезервированной наградой.',
    },
  ]),
  phase('upcoming', { en: 'Launchpad', ru: 'Лаунчпад' }, [
    {
      en: 'Four tiers, snapshots and draws that can be recomputed.',
      ru: 'Четыре уровня, снимки балансов и розыгрыши, которые можно пересчитать.',
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
        en: 'Eight phases, in this order. There are no dates, because none is certain; a phase is announced when it can be used.',
        ru: 'Восемь этапов, в этом порядке. Дат нет, потому что ни одна не известна точно; об этапе объявят, когда им можно будет пользоваться.',
      },
    },
    { kind: 'phases', phases },
  ],
};
