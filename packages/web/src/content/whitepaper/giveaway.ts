/** Whitepaper: the giveaway and its draw, so exactly that a stranger can write it again and get the same winners. @see decision 15 "giveaway" */
import { figure, same, type Section } from '#text/document.ts';

export const giveaway: Section = {
  id: 'giveaway',
  title: { en: 'The giveaway', ru: 'Розыгрыш' },
  blocks: [
    {
      kind: 'text',
      text: {
        en: 'Three prizes, 500,000,000 LILAPE in all: about $1,000,000 if a token is worth $0.0020, $600,000 at the first price, or nothing. A hundred runners-up get an ape each. If you bought, you’re in. Your chance grows in proportion to the tokens credited to you, and you win once at most. The tokens come from the marketing share and were minted to the contract of the draw. [The giveaway page](/giveaway) says who may take part and how it goes.',
        ru: 'Три приза, всего 500 000 000 LILAPE: около $1 000 000, если токен стоит $0,0020, $600 000 по первой цене, а может быть, и ничего. Ещё сто победителей получат по обезьяне. Кто купил, тот участвует. Чем больше токенов вам зачислено, тем выше шанс, а выиграть можно только раз. Токены взяты из доли маркетинга и сразу выпущены на контракт розыгрыша. Кто может участвовать и как он идёт — на [странице розыгрыша](/giveaway).',
      },
    },
    {
      kind: 'table',
      caption: {
        en: 'Places count from 0, as in the contract; on the site place 0 is place 1',
        ru: 'Места считаются с 0, как в контракте; на сайте место 0 — первое',
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
              en: 'ape #9901 to #10000, in this order',
              ru: 'обезьяны с #9901 по #10000, в этом порядке',
            },
          ],
        },
      ],
    },
    { kind: 'heading', id: 'draw', text: { en: 'The draw, exactly', ru: 'Розыгрыш в точности' } },
    {
      kind: 'list',
      fold: { en: 'Step by step', ru: 'Шаг за шагом' },
      items: [
        {
          en: '**Entrants.** Accounts with tokens credited when the sale is finalised, sorted by address ascending and numbered from 0; no credit changes after that. `weight` is what was credited, in base units (18 decimals); `from` is the sum of the weights before; W is the sum of all. Left out are the project’s own contracts, the recipients of shares, owner, treasury, the team’s beneficiary, the studio’s signer, the deployer, and anyone else the deployment names. All of them are fixed in the contract and logged with its creation.',
          ru: '**Участники.** Аккаунты, которым к завершению продажи зачислены токены, по возрастанию адреса, с номерами от 0; после завершения зачисления не меняются. `weight` — зачисленное, в базовых единицах (18 знаков); `from` — сумма весов тех, кто раньше; W — сумма всех. Не участвуют контракты проекта, получатели долей, владелец, казна, получатель доли команды, ключ студии, адрес развёртывания и все, кого ещё назвало развёртывание. Все они закреплены в контракте и записаны в журнал при его создании.',
        },
        {
          en: '**List**, by anyone. The contract makes it itself: `list` takes the next accounts, each above the one before, reads what the sale credited to each, and refuses those with nothing or left out. Anyone can continue from any point that a listing has reached. The list is complete when its weight is all that was sold minus what those left out bought, so exactly one complete list exists. A leaf is `keccak256(keccak256(abi.encode(uint256 index, address account, uint256 from, uint256 weight)))`. Of n leaves in order, the largest power of two below n is one side and the rest the other, and so on in each. A node hashes the smaller of the two below it first.',
          ru: '**Список**, кем угодно. Контракт составляет его сам: `list` принимает следующие аккаунты, каждый выше предыдущего, читает, сколько зачислила каждому продажа, и не берёт тех, кому не зачислено ничего или кто не участвует. Продолжить может кто угодно, с любого места, до которого список дошёл. Список полон, когда его вес равен всему проданному минус купленное теми, кто не участвует, поэтому полный список ровно один. Лист — `keccak256(keccak256(abi.encode(uint256 index, address account, uint256 from, uint256 weight)))`. Из n листьев по порядку наибольшая степень двойки меньше n идёт в одну сторону, остальные в другую, и так далее в каждой части. Узел хеширует первым меньший из двух, что под ним.',
        },
        {
          en: '**Open**, by the batch that completes the list. One event fixes the root, the number of entrants, W, the number of places, and the first round of the public beacon drand that is at least 13 hours ahead. Nobody picks it. There are 103 places, or one for each entrant if they are fewer. If nobody has sent the round’s signature 30 days after its time, anyone can have the contract name the next one.',
          ru: '**Открытие**, вызовом, который завершает список. Одно событие закрепляет корень, число участников, W, число мест и первый раунд публичного источника случайности drand, до которого не меньше 13 часов. Его никто не выбирает. Мест 103, а если участников меньше — по одному на каждого. Если за 30 дней после времени раунда никто не передал его подпись, кто угодно может вызвать контракт, и он назначит следующий.',
        },
        {
          en: '**Reveal**, by anyone. The contract itself checks the beacon’s signature of that round: drand quicknet, BLS12-381 with signatures on G1 (`BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_`), over the SHA-256 of the round as 8 big-endian bytes. The seed is the SHA-256 of the compressed signature, which is the randomness that drand publishes.',
          ru: '**Раскрытие**, кем угодно. Контракт сам проверяет подпись источника для этого раунда: drand quicknet, BLS12-381 с подписями в G1 (`BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_`), над SHA-256 от раунда в 8 байтах, старший первым. Зерно — SHA-256 сжатой подписи, то есть та случайность, которую публикует drand.',
        },
        {
          en: '**Winners.** For place k = 0, 1, … start with the point of the formula below. Go through the intervals already drawn in ascending order and, while the point is at least an interval’s `from`, add its weight to the point. The account whose interval [`from`, `from` + `weight`) then holds the point wins place k. So nobody wins twice, and no attempt is wasted.',
          ru: '**Победители.** Для места k = 0, 1, … начните с точки из формулы ниже. Пройдите уже выпавшие отрезки по возрастанию и, пока точка не меньше `from` отрезка, прибавляйте к ней его вес. Чей отрезок [`from`, `from` + `weight`) содержит точку, тот и выиграл место k. Так никто не выигрывает дважды и ни одна попытка не пропадает.',
        },
        {
          en: '**Settle**, by anyone, in order of places. The contract computes the point itself, asks for the winner’s leaf with its proof, and pays a prize of tokens at once. An ape takes another call, which anyone can send: it mints the ape to its winner and costs only the network fee.',
          ru: '**Выплата**, кем угодно, по порядку мест. Контракт сам вычисляет точку, требует лист победителя с доказательством и сразу переводит приз в токенах. Обезьяне нужен ещё один вызов, который может отправить кто угодно: он выпускает её победителю и стоит только комиссию сети.',
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
        en: 'The giveaway has no owner. Nobody can leave a buyer out, add one, choose the round, withdraw the draw or repeat it. A launch is different: its list is the owner’s word, and [its page](/launchpad) says how to check it. If the sale is cancelled or misses its goal, or only those left out bought, there is no giveaway, and anyone can have the contract burn the prizes. The same goes for prizes of tokens not paid 365 days after the end of the sale, or 365 days after the list was completed.',
        ru: 'У розыгрыша нет владельца. Никто не пропустит и не добавит покупателя, не выберет раунд, не отзовёт и не повторит розыгрыш. С запуском иначе: за его список ручается владелец контракта, и [страница запуска](/launchpad) показывает, как его проверить. Если продажу отменили, она не достигла цели или купили только те, кто не участвует, розыгрыша нет, и контракт сожжёт призы по вызову кого угодно. То же с призами в токенах, не выплаченными за 365 дней после конца продажи или после того, как список завершён.',
      },
    },
  ],
};
