/** Whitepaper: the giveaway and its draw, so exactly that a stranger can write it again and get the same winners. @see decision 15 "giveaway" */
import { figure, same, type Section } from '#text/document.ts';

export const giveaway: Section = {
  id: 'giveaway',
  title: { en: 'The giveaway', ru: 'Розыгрыш' },
  blocks: [
    {
      kind: 'text',
      text: {
        en: '500,000,000 LILAPE in three prizes, about $1,000,000 if a token is worth $0.0020, $600,000 at the first price, or nothing; and a hundred apes for runners-up. Buying enters you, with a chance in proportion to the tokens credited; you win at most once. The tokens come out of the marketing share and were minted to the contract of the draw. Who may take part, and how it goes, is on [the giveaway page](/giveaway).',
        ru: '500 000 000 LILAPE в трёх призах, около $1 000 000, если токен стоит $0,0020, $600 000 по первой цене, а может быть, и ничего; и сто обезьян для остальных победителей. Кто купил, тот участвует; шанс тем больше, чем больше зачислено токенов, а выиграть можно не больше одного раза. Токены взяты из доли маркетинга и сразу выпущены на контракт розыгрыша. Кто может участвовать и как он идёт — на [странице розыгрыша](/giveaway).',
      },
    },
    {
      kind: 'table',
      caption: {
        en: 'The places, from 0 as in the contract; pages say 1 for place 0',
        ru: 'Места, с 0, как в контракте; на страницах место 0 названо первым',
      },
      columns: [{ title: { en: 'Place', ru: 'Место' } }, { title: { en: 'Prize', ru: 'Приз' } }],
      rows: [
        { cells: [same('0'), figure('250000000', '', ' LILAPE')] },
        { cells: [same('1'), figure('150000000', '', ' LILAPE')] },
        { cells: [same('2'), figure('100000000', '', ' LILAPE')] },
        {
          cells: [
            { en: '3 to 102', ru: 'с 3 по 102' },
            {
              en: 'ape #9,901 to #10,000, in this order',
              ru: 'обезьяны с #9 901 по #10 000, в этом порядке',
            },
          ],
        },
      ],
    },
    { kind: 'heading', id: 'draw', text: { en: 'The draw, exactly', ru: 'Розыгрыш в точности' } },
    {
      kind: 'list',
      items: [
        {
          en: '**Entrants.** Accounts with tokens credited when the sale is finalised, sorted by address ascending and numbered from 0; no credit changes after that. `weight` is what was credited, in base units (18 decimals); `from` is the sum of the weights before; W is the sum of all. Left out are the project’s own contracts, the recipients of shares, owner, treasury, the team’s beneficiary, the studio’s signer, the deployer, and whom the deployment names besides: all of them are fixed in the contract and logged with its creation.',
          ru: '**Участники.** Аккаунты, которым к завершению продажи зачислены токены, по возрастанию адреса, с номерами от 0; после завершения зачисления не меняются. `weight` — зачисленное, в базовых единицах (18 знаков); `from` — сумма весов тех, кто раньше; W — сумма всех. Не участвуют контракты проекта, получатели долей, владелец, казна, получатель доли команды, ключ студии, адрес развёртывания и те, кого развёртывание называет сверх того: все они закреплены в контракте и записаны в журнал при его создании.',
        },
        {
          en: '**List**, by anyone. The contract makes it itself: `list` takes the next accounts, each above the one before, reads what the sale credited to it, and refuses whoever was credited nothing or is left out. A batch goes on from any point that a listing has reached, whoever reached it. The list is complete when its weight is all that was sold less what those left out bought, so exactly one complete list exists. A leaf is `keccak256(keccak256(abi.encode(uint256 index, address account, uint256 from, uint256 weight)))`; of n leaves in their order the largest power of two below n stands on one side and the rest on the other, and so on in each; a node hashes the smaller of the two below it first.',
          ru: '**Список**, кем угодно. Контракт составляет его сам: `list` принимает следующие аккаунты, каждый выше предыдущего, читает, сколько ему зачислила продажа, и не берёт того, кому не зачислено ничего или кто не участвует. Продолжить можно с любого места, до которого список дошёл, кто бы его ни довёл. Список полон, когда его вес равен всему проданному без купленного теми, кто не участвует, поэтому полный список ровно один. Лист — `keccak256(keccak256(abi.encode(uint256 index, address account, uint256 from, uint256 weight)))`; из n листьев по порядку наибольшая степень двойки меньше n стоит по одну сторону, остальные по другую, и так далее в каждой части; узел хеширует меньший из двух нижних первым.',
        },
        {
          en: '**Open**, by the batch that completes the list. One event fixes root, number of entrants, W, number of places, and the first round of the public beacon drand that lies at least 13 hours ahead; nobody picks it. There are 103 places, or as many as there are entrants where they are fewer. Where the signature of the round has not been handed in 30 days after its time, anyone has the contract name the next one.',
          ru: '**Открытие**, вызовом, который завершает список. Одно событие закрепляет корень, число участников, W, число мест и первый раунд публичного источника случайности drand, до которого не меньше 13 часов; его никто не выбирает. Мест 103 или, если участников меньше, столько, сколько участников. Если подпись раунда не передали за 30 дней после его времени, кто угодно вызовет контракт, и он назначит следующий.',
        },
        {
          en: '**Reveal**, by anyone. The contract itself checks the beacon’s signature of that round: drand quicknet, BLS12-381 with signatures on G1 (`BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_`), over the SHA-256 of the round as 8 big-endian bytes. The seed is the SHA-256 of the compressed signature, which is the randomness that drand publishes.',
          ru: '**Раскрытие**, кем угодно. Контракт сам проверяет подпись источника для этого раунда: drand quicknet, BLS12-381 с подписями в G1 (`BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_`), над SHA-256 от раунда в 8 байтах, старший первым. Зерно — SHA-256 сжатой подписи, то есть та случайность, которую публикует drand.',
        },
        {
          en: '**Winners.** For place k = 0, 1, … go through the intervals already drawn in ascending order and, while the point of the formula below is at least an interval’s `from`, add its weight to the point. Whose interval [`from`, `from` + `weight`) then holds the point has won place k. So nobody wins twice, and no attempt is wasted.',
          ru: '**Победители.** Для места k = 0, 1, … пройдите уже выпавшие отрезки по возрастанию и, пока точка из формулы ниже не меньше `from` отрезка, прибавляйте к ней его вес. Чей отрезок [`from`, `from` + `weight`) содержит точку, тот и выиграл место k. Так никто не выигрывает дважды и ни одна попытка не пропадает.',
        },
        {
          en: '**Settle**, by anyone, in order of places. The contract computes the point itself, asks for the winner’s leaf with its proof, and pays prizes of tokens at once. A prize of tokens arrives with this call; an ape is minted to its winner by another, free but for the network fee, whoever sends it.',
          ru: '**Выплата**, кем угодно, по порядку мест. Контракт сам вычисляет точку, требует лист победителя с доказательством и сразу переводит призы в токенах. Приз в токенах приходит этим вызовом; обезьяну выпускает победителю другой, бесплатно, не считая комиссии сети, кто бы его ни отправил.',
        },
      ],
    },
    {
      kind: 'formula',
      caption: { en: 'The point of place k of draw 1', ru: 'Точка места k розыгрыша 1' },
      lines: [
        same('uint256(keccak256(abi.encode(bytes32 seed, uint256 1, uint256 k)))'),
        { en: 'mod (W - weights already drawn)', ru: 'mod (W минус уже выпавшие веса)' },
      ],
    },
    {
      kind: 'note',
      look: 'plain',
      title: {
        en: 'What nobody can do, the owner included',
        ru: 'Чего не может никто, в том числе владелец',
      },
      text: {
        en: 'The giveaway has no owner: nobody can leave a buyer out, add one, choose the round, take the draw back, or repeat it. The list of a launch is its owner’s word, and [its page](/launchpad) says how to check it. If the sale is cancelled or misses its goal, or nothing was sold but to those left out, there is no giveaway, and anyone may have the contract burn the prizes. The same goes for prizes of tokens that have not been paid 365 days after the end of the sale, or 365 days after the list was completed.',
        ru: 'У розыгрыша нет владельца: никто не пропустит и не добавит покупателя, не выберет раунд, не отзовёт и не повторит розыгрыш. За список запуска ручается владелец контракта, и [страница запуска](/launchpad) показывает, как его проверить. Если продажу отменили или она не достигла цели либо купили только те, кто не участвует, розыгрыша нет, и контракт сожжёт призы по вызову кого угодно. То же с призами в токенах, не выплаченными за 365 дней после конца продажи или после того, как список завершён.',
      },
    },
  ],
};
