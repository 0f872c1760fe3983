// Sentences of the giveaway: its draw, and the apes that are won.
import type { Message } from '@lilape/domain/messages/message';

export const GIVEAWAY_MESSAGES = {
  GIVEAWAY_NOT_DEPLOYED: {
    kind: 'retry',
    status: 503,
    source: 'decision 15 "giveaway"',
    en: { text: 'There’s no contract for the draw on this network yet.' },
    ru: { text: 'Контракта розыгрыша в этой сети ещё нет.' },
  },
  DRAW_UNKNOWN: {
    kind: 'input',
    status: 404,
    source: 'decision 15 "giveaway"',
    en: { text: 'There’s no draw {id}.' },
    ru: { text: 'Розыгрыша {id} нет.' },
  },
  BEACON_NOT_DUE: {
    kind: 'retry',
    status: 404,
    source: 'decision 15 "giveaway"',
    en: { text: 'Round {round} of the beacon isn’t due before {time}.' },
    ru: { text: 'Раунд {round} источника будет не раньше {time}.' },
  },
  BEACON_LATE: {
    kind: 'retry',
    status: 503,
    source: 'decision 15 "giveaway"',
    en: {
      text: 'Round {round} of the beacon was due at {time}, and none of the relays we asked has its signature yet. You can also paste it in by hand.',
    },
    ru: {
      text: 'Раунд {round} источника был назначен на {time}, но ни у одного узла, который мы спросили, подписи ещё нет. Её можно вставить и вручную.',
    },
  },
  BEACON_NOT_ASKED: {
    kind: 'retry',
    status: 503,
    source: 'decision 15 "giveaway"',
    en: { text: 'This server doesn’t ask the beacon. You can paste the signature in by hand.' },
    ru: { text: 'Этот сервер не обращается к источнику. Подпись можно вставить вручную.' },
  },
  SIGNATURE_MALFORMED: {
    kind: 'input',
    source: 'decision 15 "giveaway"',
    en: { text: 'A signature of the beacon is 96 characters: digits and letters from a to f.' },
    ru: { text: 'Подпись источника — это 96 знаков: цифры и буквы от a до f.' },
  },
  SIGNATURE_WRONG: {
    kind: 'input',
    source: 'decision 15 "giveaway"',
    en: { text: 'This isn’t the beacon’s signature of round {round}. Nothing was sent.' },
    ru: { text: 'Это не подпись источника для раунда {round}. Ничего не отправлено.' },
  },
  DRAW_NOT_OPEN: {
    kind: 'input',
    source: 'decision 15 "giveaway"',
    en: { text: 'This draw isn’t open now, so there’s nothing to reveal.' },
    ru: { text: 'Этот розыгрыш сейчас не открыт, раскрывать нечего.' },
  },
  DRAW_NOT_REVEALED: {
    kind: 'input',
    source: 'decision 15 "giveaway"',
    en: { text: 'The random number of this draw isn’t revealed yet, so nobody has won.' },
    ru: { text: 'Случайное число этого розыгрыша ещё не раскрыто, победителей нет.' },
  },
  DRAW_WRONG_STATUS: {
    kind: 'input',
    source: 'decision 15 "giveaway"',
    en: { text: 'The draw has already moved on. Nothing was changed; look at it again.' },
    ru: { text: 'Розыгрыш уже на другом шаге. Ничего не изменилось; посмотрите ещё раз.' },
  },
  DRAW_SIGNATURE_REFUSED: {
    kind: 'bug',
    source: 'decision 15 "giveaway"',
    en: { text: 'The contract doesn’t accept this signature. Nothing was changed.' },
    ru: { text: 'Контракт не принимает эту подпись. Ничего не изменилось.' },
  },
  DRAW_OVERTAKEN: {
    kind: 'retry',
    source: 'decision 15 "giveaway"',
    en: { text: 'Someone else named these winners first. Start again: it continues from place {next}.' },
    ru: { text: 'Кто-то уже назвал этих победителей. Начните снова: продолжится с места {next}.' },
  },
  DRAW_LIST_DIFFERS: {
    kind: 'bug',
    source: 'decision 15 "giveaway"',
    en: { text: 'The published list isn’t the one that the contract names. Nothing was sent.' },
    ru: { text: 'Опубликованный список — не тот, что назван в контракте. Ничего не отправлено.' },
  },
  DRAW_LIST_REFUSED: {
    kind: 'bug',
    source: 'decision 15 "giveaway"',
    en: {
      text: 'The contract doesn’t accept the winner of place {place} from this list. Nothing was changed.',
    },
    ru: {
      text: 'Контракт не принимает победителя места {place} из этого списка. Ничего не изменилось.',
    },
  },
  DRAW_NOT_OWNER: {
    kind: 'input',
    source: 'decision 15 "giveaway"',
    en: { text: 'Only the owner of the contract can open a draw, and this is another account.' },
    ru: { text: 'Розыгрыш открывает только владелец контракта, а это другой аккаунт.' },
  },
  DRAW_LIST_WRONG: {
    kind: 'bug',
    source: 'decision 15 "giveaway"',
    en: {
      text: 'The published list isn’t this draw’s, or breaks its own rules. Nothing was sent.',
    },
    ru: {
      text: 'Опубликованный список — не от этого розыгрыша или нарушает собственные правила. Ничего не отправлено.',
    },
  },
  DRAW_SALE_RUNS: {
    kind: 'input',
    source: 'decision 15 "giveaway"',
    en: { text: 'The sale isn’t finalised, so the list of its buyers can still change.' },
    ru: { text: 'Продажа ещё не завершена, список покупателей может измениться.' },
  },
  DRAW_GIVEAWAY_OVER: {
    kind: 'input',
    source: 'decision 15 "giveaway"',
    en: { text: 'There’s no giveaway any more: its time has passed, or its prizes were burned.' },
    ru: { text: 'Розыгрыша больше нет: его время прошло или призы сожжены.' },
  },
  DRAW_PRIZES_SHORT: {
    kind: 'bug',
    source: 'decision 15 "giveaway"',
    en: { text: 'The contract holds less than the prizes come to. Nothing was changed.' },
    ru: { text: 'В контракте меньше, чем нужно на призы. Ничего не изменилось.' },
  },
  DRAW_LISTING_REFUSED: {
    kind: 'bug',
    source: 'decision 15 "giveaway"',
    en: { text: 'The contract doesn’t accept this list. Nothing was changed.' },
    ru: { text: 'Контракт не принимает этот список. Ничего не изменилось.' },
  },
  DRAW_ROUND_REFUSED: {
    kind: 'retry',
    source: 'decision 15 "giveaway"',
    en: { text: 'The round is less than a day away by now. Start again: a later one is picked.' },
    ru: { text: 'До раунда осталось меньше суток. Начните снова: будет выбран более поздний.' },
  },
  DRAW_ROUND_STANDS: {
    kind: 'input',
    source: 'decision 141 "the giveaway belongs to nobody"',
    en: { text: 'This round can be exchanged 30 days after its time, not before. Nothing was changed.' },
    ru: { text: 'Раунд можно заменить через 30 дней после его времени, не раньше. Ничего не изменилось.' },
  },
  DRAW_LIST_FAILED: {
    kind: 'retry',
    source: 'decision 15 "giveaway"',
    en: { text: 'The entrants couldn’t be listed' },
    ru: { text: 'Записать участников не удалось' },
  },
  DRAW_OPEN_FAILED: {
    kind: 'retry',
    source: 'decision 15 "giveaway"',
    en: { text: 'The draw couldn’t be opened' },
    ru: { text: 'Открыть розыгрыш не удалось' },
  },
  DRAW_REVEAL_FAILED: {
    kind: 'retry',
    source: 'decision 15 "giveaway"',
    en: { text: 'The draw couldn’t be revealed' },
    ru: { text: 'Раскрыть розыгрыш не удалось' },
  },
  DRAW_SETTLE_FAILED: {
    kind: 'retry',
    source: 'decision 15 "giveaway"',
    en: { text: 'The winners couldn’t be named' },
    ru: { text: 'Назвать победителей не удалось' },
  },
  PRIZE_NOT_WON: {
    kind: 'input',
    status: 409,
    source: 'decision 18 "ids and prizes"',
    en: { text: 'Ape #{id} has no winner yet.' },
    ru: { text: 'У обезьяны #{id} ещё нет победителя.' },
  },
  PRIZE_NOT_A_PRIZE: {
    kind: 'input',
    source: 'decision 18 "ids and prizes"',
    en: { text: 'Ape #{id} isn’t a prize.' },
    ru: { text: 'Обезьяна #{id} — не приз.' },
  },
  PRIZE_TAKEN: {
    kind: 'input',
    status: 409,
    source: 'decision 18 "ids and prizes"',
    en: { text: 'Ape #{id} is already with its winner.' },
    ru: { text: 'Обезьяна #{id} уже у победителя.' },
  },
  PRIZE_MINT_FAILED: {
    kind: 'retry',
    source: 'decision 18 "ids and prizes"',
    en: { text: 'The prize couldn’t be minted' },
    ru: { text: 'Выпустить приз не удалось' },
  },
  DRAW_LISTED: {
    kind: 'success',
    source: 'decision 15 "giveaway"',
    en: {
      title: 'Listed!',
      text: '{listed} of {count} entrants are in the contract. The last of them opens the draw.',
    },
    ru: {
      title: 'Готово!',
      text: 'В контракте {listed} участников из {count}. Последний из них открывает розыгрыш.',
    },
  },
  DRAW_OPENED: {
    kind: 'success',
    source: 'decision 15 "giveaway"',
    en: { title: 'Opened!', text: 'Draw {id} is on chain, with its list and its round.' },
    ru: { title: 'Открыт!', text: 'Розыгрыш {id} в блокчейне, с его списком и раундом.' },
  },
  DRAW_REVEALED: {
    kind: 'success',
    source: 'decision 15 "giveaway"',
    en: { title: 'Revealed!', text: 'The number is on chain, and with it all winners are fixed.' },
    ru: { title: 'Раскрыто!', text: 'Число в блокчейне, и с ним известны все победители.' },
  },
  DRAW_RENEWED: {
    kind: 'success',
    source: 'decision 141 "the giveaway belongs to nobody"',
    en: { title: 'Renewed!', text: 'Round {round} decides now. The list and the chances stay as they were.' },
    ru: { title: 'Заменён!', text: 'Теперь решает раунд {round}. Список и шансы прежние.' },
  },
  GIVEAWAY_ENDED: {
    kind: 'success',
    source: 'decision 141 "the giveaway belongs to nobody"',
    en: { title: 'Ended', text: 'The giveaway is over, and anyone can burn its prizes.' },
    ru: { title: 'Закончен', text: 'Розыгрыш закончен, и любой может сжечь его призы.' },
  },
  DRAW_SETTLED: {
    kind: 'success',
    source: 'decision 15 "giveaway"',
    en: {
      title: 'Winners named!',
      text: '{settled} of {places} places have their winners, and their tokens are paid.',
    },
    ru: { title: 'Готово!', text: 'Победители есть у {settled} мест из {places}, их токены выплачены.' },
  },
  PRIZE_MINTED: {
    kind: 'success',
    source: 'decision 18 "ids and prizes"',
    en: { title: 'Minted!', text: 'Ape #{id} is in the wallet that won it.' },
    ru: { title: 'Выпущена!', text: 'Обезьяна #{id} в кошельке, который её выиграл.' },
  },
} as const satisfies Record<string, Message>;
