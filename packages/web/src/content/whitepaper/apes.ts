/** Whitepaper: the collection, its mint, and what nobody can do to either. */
import type { Section } from '#text/document.ts';

export const apes: Section = {
  id: 'nft',
  title: { en: 'Ten thousand apes', ru: 'Десять тысяч обезьян' },
  blocks: [
    {
      kind: 'text',
      text: {
        en: 'Ten thousand drawings with the ids 1 to 10,000, no two alike. A published formula turns an id into traits and every brush stroke. You [mint an ape on this site](/mint-nft) and pay in ETH, not in LILAPE. It costs 0.009 ETH: a constant of the contract, which takes exactly that. There is no royalty.',
        ru: 'Десять тысяч рисунков с номерами от 1 до 10 000, и ни один не повторяется. Опубликованная формула превращает номер в черты и в каждый мазок кисти. Вы [выпускаете обезьяну на этом сайте](/mint-nft) и платите в ETH, не в LILAPE. Она стоит 0,009 ETH: это константа контракта, и он берёт ровно столько. Отчислений при перепродаже нет.',
      },
    },
    {
      kind: 'text',
      text: {
        en: 'Everyone chooses from one branch: the first 240 free ids, in the order of a key. Its hash is public from the start, the key after the last mint. The rare ones go first. When you mint, another ape climbs up and is held for you for ten minutes. The studio publishes picture and metadata on IPFS, then signs a voucher for this id, this metadata and your wallet, good for 15 minutes. The contract mints with that voucher alone and keeps the fingerprint of the metadata, so all three always match. The files stay visible while someone keeps them on IPFS; we do. Nothing else is reserved: if you mint an id too late, you’re refused and don’t pay the price.',
        ru: 'Все выбирают с одной ветки: это первые 240 свободных номеров в порядке ключа. Его хеш известен с самого начала, сам ключ — после последнего выпуска. Кто первый, того и обезьяна: редкие уходят раньше всех. После вашего выпуска поднимается ещё одна, и её придерживают для вас десять минут. Студия публикует картинку и описание в IPFS и лишь затем подписывает ваучер на этот номер, это описание и ваш кошелёк; он действует 15 минут. Контракт выпускает только по такому ваучеру и хранит отпечаток описания, поэтому токен, картинка и описание всегда совпадают. Файлы видны, пока их хранит в IPFS хоть кто-то; мы храним. Больше ничто не бронируется: если вы опоздали, контракт откажет, и цена не спишется.',
      },
    },
    {
      kind: 'text',
      text: {
        en: 'Ids 9,901 to 10,000 aren’t for sale: they go to winners of the [giveaway](#giveaway) for the network fee. The contract’s owner can name another key for the studio, and that key decides how apes look that nobody has minted yet. No key can change an ape that exists.',
        ru: 'Номера с 9 901 по 10 000 не продаются: они достаются победителям [розыгрыша](#giveaway) за комиссию сети. Владелец контракта может назначить студии другой ключ, и от него зависят картинки ещё не выпущенных обезьян. Обезьяну, которая уже есть, не изменит никакой ключ.',
      },
    },
  ],
};
