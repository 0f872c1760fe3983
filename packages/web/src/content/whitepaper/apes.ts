/** Whitepaper: the collection, its mint, and what nobody can do to either. */
import type { Section } from '#text/document.ts';

export const apes: Section = {
  id: 'nft',
  title: { en: 'Ten thousand apes', ru: 'Десять тысяч обезьян' },
  blocks: [
    {
      kind: 'text',
      text: {
        en: 'A collection of 10,000 drawings with the ids 1 to 10,000, no two alike. Traits follow from the id by a published formula, and so does every brush stroke. An ape costs 0.009 ETH: a constant of the contract, which takes exactly that and refuses more. They are [minted on this site](/mint-nft) and paid in ETH, not in LILAPE. There is no royalty.',
        ru: 'Коллекция из 10 000 рисунков с номерами от 1 до 10 000, и ни один не повторяется. Черты, как и каждый мазок кисти, определяет номер по опубликованной формуле. Обезьяна стоит 0,009 ETH: это константа контракта, который принимает ровно столько и не берёт больше. Их [выпускают на этом сайте](/mint-nft) и платят за них в ETH, не в LILAPE. Отчислений при перепродаже нет.',
      },
    },
    {
      kind: 'text',
      text: {
        en: 'Everybody chooses from one branch, the first 240 free ids in the order of a key; its hash is public from the start, the key after the last mint. The rare ones go first. The id that climbs after a mint is held for its minter for ten minutes. The studio publishes picture and metadata on IPFS, then signs a voucher for this id, this metadata and this wallet, good for 15 minutes. The contract mints against that voucher alone and keeps the fingerprint of the metadata, so all three always agree. Nothing else is reserved: a second mint of an id is refused and costs no price.',
        ru: 'Все выбирают с одной ветки: это первые 240 свободных номеров в порядке ключа; его хеш известен с самого начала, сам ключ — после последнего выпуска. Кто первый, того и обезьяна: редкие уходят раньше всех. Номер, который поднялся после выпуска, придерживают для того, кто выпустил, не дольше десяти минут. Студия публикует картинку и описание в IPFS и лишь затем подписывает ваучер на этот номер, это описание и этот кошелёк; он действует 15 минут. Контракт выпускает только по такому ваучеру и хранит отпечаток описания, поэтому токен, картинка и описание всегда совпадают. Больше ничто не бронируется: номер у того, кто выпустил его первым, а опоздавший выпуск отклоняется, и цена не списывается.',
      },
    },
    {
      kind: 'text',
      text: {
        en: 'Ids 9,901 to 10,000 are not for sale: they go to winners of the [giveaway](#giveaway), free of charge. The owner of the contract can name another key for the studio, which decides the pictures of ids that nobody has minted yet; no key can change an ape that exists.',
        ru: 'Номера с 9 901 по 10 000 не продаются: они бесплатно достаются победителям [розыгрыша](#giveaway). Владелец контракта может назначить студии другой ключ, от которого зависят картинки ещё не выпущенных номеров; обезьяну, которая уже есть, не изменит никакой ключ.',
      },
    },
  ],
};
