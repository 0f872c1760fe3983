// Sentences of the banana hunt's board.
import type { Message } from '@lilape/domain/messages/message';

const source = 'decision 123 "a board by replay"';

export const GAME_MESSAGES = {
  GAME_TICKET_UNKNOWN: {
    kind: 'input',
    status: 404,
    source,
    en: { text: 'The site knows no such game. Start a new one.' },
    ru: { text: 'Сайт не знает такой игры. Начните новую.' },
  },
  GAME_TICKET_USED: {
    kind: 'input',
    status: 409,
    source,
    en: { text: 'This game was already submitted with another recording. A started game counts once.' },
    ru: { text: 'Эта игра уже сдана с другой записью. Начатая игра засчитывается один раз.' },
  },
  GAME_TICKET_ENDED: {
    kind: 'input',
    status: 409,
    source,
    en: { text: 'This game could be submitted until {time}. Start a new one for today’s board.' },
    ru: { text: 'Эту игру можно было сдать до {time}. Начните новую, чтобы попасть в сегодняшнюю таблицу.' },
  },
  GAME_LOG_VERSION: {
    kind: 'input',
    status: 422,
    source,
    en: { text: 'This game was recorded with other rules than today’s. Reload the page and play again.' },
    ru: {
      text: 'Эта игра записана по другим правилам, не по сегодняшним. Обновите страницу и сыграйте ещё раз.',
    },
  },
  GAME_LOG_DAMAGED: {
    kind: 'input',
    status: 422,
    source,
    en: { text: 'The recording of this game is damaged, so nobody can play it again. Nothing was recorded.' },
    ru: { text: 'Запись этой игры повреждена, воспроизвести её нельзя. В таблицу ничего не записано.' },
  },
  GAME_LOG_TOO_LONG: {
    kind: 'input',
    status: 422,
    source,
    en: { text: 'The recording is longer than five minutes, and no game is.' },
    ru: { text: 'Запись длиннее пяти минут, а таких игр не бывает.' },
  },
  GAME_LOG_GOES_ON: {
    kind: 'input',
    status: 422,
    source,
    en: { text: 'The recording continues after the end of its game. Nothing was recorded.' },
    ru: { text: 'Запись продолжается после конца игры. В таблицу ничего не записано.' },
  },
  GAME_UNFINISHED: {
    kind: 'input',
    status: 422,
    source,
    en: { text: 'The recording ends before its game does. Only finished games count.' },
    ru: { text: 'Запись обрывается раньше конца игры. Засчитываются только законченные игры.' },
  },
  GAME_TOO_FAST: {
    kind: 'retry',
    status: 409,
    source,
    en: {
      text: 'This game is longer than the time since it started. You can submit it in {seconds} s.',
    },
    ru: { text: 'Игра длится дольше, чем прошло с её начала. Сдать её можно через {seconds} с.' },
  },
  GAME_NO_SCORE: {
    kind: 'input',
    status: 422,
    source,
    en: { text: 'No points were scored, so there is nothing to put on the board.' },
    ru: { text: 'Не набрано ни одного очка, в таблицу записать нечего.' },
  },
  GAME_REPEATED: {
    kind: 'input',
    status: 409,
    source,
    en: { text: 'This very game is on the board already. A game counts once.' },
    ru: { text: 'Точно такая же игра уже есть в таблице. Каждая засчитывается один раз.' },
  },
  GAME_REPLAY_UNKNOWN: {
    kind: 'input',
    status: 404,
    source,
    en: { text: 'There is no such game, or it is not kept any more.' },
    ru: { text: 'Такой игры нет, или она больше не хранится.' },
  },
  GAME_REPLAY_LATER: {
    kind: 'input',
    status: 409,
    source,
    en: { text: 'Games of this day can be watched from {time}, when nobody can copy them any more.' },
    ru: { text: 'Игры этого дня можно посмотреть с {time}, когда списать с них уже никто не сможет.' },
  },
  GAME_REPLAY_OLD: {
    kind: 'input',
    status: 409,
    source,
    en: { text: 'This game was played by earlier rules and cannot be shown by today’s.' },
    ru: { text: 'Эта игра сыграна по прежним правилам, по нынешним её не показать.' },
  },
} as const satisfies Record<string, Message>;
