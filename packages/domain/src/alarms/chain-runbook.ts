// Alarms about the chain, its endpoints and the books: what each means, and what to do about it at three in the morning.
import type { RunbookEntry } from '@lilape/domain/alarms/entry';

export const CHAIN_RUNBOOK = {
  DEEP_REORG: {
    en: {
      title: 'A final block is gone',
      means: 'The chain left a block that was final. Nothing is credited until that block is back.',
      todo: 'Compare the block’s hash on an explorer with both endpoints: if one endpoint is wrong, take it out of RPC_URL and restart the watcher; if the chain itself left the block, leave everything as it is and wait for what Base says.',
    },
    ru: {
      title: 'Пропал финальный блок',
      means: 'Сеть отказалась от блока, который был финальным. Пока он не вернётся, ничего не зачисляется.',
      todo: 'Сверьте хеш блока в обозревателе с обоими узлами: если врёт один узел, уберите его из RPC_URL и перезапустите watcher; если от блока отказалась сама сеть, ничего не трогайте и ждите, что скажет Base.',
    },
  },
  ENDPOINT_BEHIND: {
    en: {
      title: 'The endpoint has fewer blocks than were final',
      means: 'The endpoint we read is far behind. We read nothing until it has caught up.',
      todo: 'Put a healthy endpoint first in RPC_URL and restart the watcher; the ledger continues where it stopped.',
    },
    ru: {
      title: 'У узла меньше блоков, чем было финальных',
      means: 'Узел, из которого читаем, сильно отстал. Пока он не догонит, ничего не читается.',
      todo: 'Поставьте в RPC_URL первым исправный узел и перезапустите watcher: реестр продолжится с того же места.',
    },
  },
  ENDPOINT_AWAY: {
    en: {
      title: 'An endpoint does not answer',
      means:
        'While another one answers, purchases are still seen, but nothing becomes final: that takes both. If none answers, the page shows old figures and sells nothing.',
      todo: 'Look at its provider’s status page; if it is down for an hour, or if none answers, replace it in RPC_URL and restart the watcher.',
    },
    ru: {
      title: 'Узел не отвечает',
      means:
        'Пока отвечает другой, покупки видны, но финальными не становятся: для этого нужны оба узла. Если не отвечает ни один, на странице старые цифры, и она ничего не продаёт.',
      todo: 'Посмотрите страницу состояния провайдера; если узла нет больше часа или не отвечает ни один, укажите в RPC_URL другой узел вместо него и перезапустите watcher.',
    },
  },
  ENDPOINTS_DISAGREE: {
    en: {
      title: 'Two endpoints disagree',
      means: 'They show different blocks at the same height. Nothing becomes final until they agree.',
      todo: 'Look the height up on an explorer, take the endpoint that shows another hash out of RPC_URL, restart the watcher, and put a third one in its place.',
    },
    ru: {
      title: 'Два узла противоречат друг другу',
      means: 'На одной высоте они показывают разные блоки. Пока не сойдутся, ничего не становится финальным.',
      todo: 'Найдите эту высоту в обозревателе, уберите из RPC_URL узел с другим хешем, перезапустите watcher и поставьте вместо него третий узел.',
    },
  },
  LOGS_DIFFER: {
    en: {
      title: 'Endpoints give different events',
      means:
        'Asked four times in half a minute, an endpoint leaves out events of ours or invents some. Nothing becomes final until all give the same.',
      todo: 'Look the block up on an explorer and count the events of our contracts: take the endpoint that gives another number out of RPC_URL, restart the watcher, and put a third one in its place.',
    },
    ru: {
      title: 'Узлы выдают разные события',
      means:
        'За полминуты спросили четыре раза: один из узлов пропускает наши события или выдумывает лишние. Пока ответы не совпадут, ничего не становится финальным.',
      todo: 'Найдите этот блок в обозревателе и посчитайте события наших контрактов: уберите из RPC_URL узел, у которого другое число, перезапустите watcher и поставьте вместо него третий узел.',
    },
  },
  FALSE_HEADER: {
    en: {
      title: 'An endpoint gives a false block',
      means: 'A block it sent does not match its own hash. We skip this endpoint and use nothing it sends.',
      todo: 'Take that endpoint out of RPC_URL, restart the watcher, and put a third one in its place; if every endpoint does it, the chain has a new kind of header and the software needs an update.',
    },
    ru: {
      title: 'Узел выдаёт ложный блок',
      means: 'Хеш блока не сходится с его содержимым. Этот узел пропускаем и ничего из его ответов не берём.',
      todo: 'Уберите этот узел из RPC_URL, перезапустите watcher и поставьте вместо него третий; если так делают все узлы, в сети новый вид заголовка, и программу пора обновить.',
    },
  },
  UNPROVABLE: {
    en: {
      title: 'Blocks cannot be proven',
      means:
        'Headers lack fields or have unknown ones, as after an upgrade of the chain. Nothing stops: endpoints are still compared, but none can be proven wrong.',
      todo: 'It can wait for the morning: check whether Base was upgraded, and update the software; if only one endpoint leaves fields out, replace it.',
    },
    ru: {
      title: 'Блоки нельзя доказать',
      means:
        'В заголовках нет нужных полей или есть незнакомые, как после обновления сети. Всё идёт дальше: узлы сравниваются, но уличить ни один нельзя.',
      todo: 'До утра подождёт: посмотрите, не обновлялась ли Base, и обновите программу; если поля пропускает только один узел, замените его.',
    },
  },
  WRONG_CHAIN: {
    en: {
      title: 'An endpoint shows another chain',
      means:
        'It shows another chain, or lacks one of our contracts. We ignore what it says, and nothing becomes final.',
      todo: 'Check CHAIN_ID and the address of that endpoint in RPC_URL, fix it and restart the watcher; one that is still catching up is used again once it has.',
    },
    ru: {
      title: 'Узел показывает другую сеть',
      means:
        'Он показывает другую сеть или не знает одного из наших контрактов. Ему не верят, и ничего не становится финальным.',
      todo: 'Проверьте CHAIN_ID и адрес этого узла в RPC_URL, исправьте и перезапустите watcher; если узел ещё догоняет сеть, ему снова поверят без вас.',
    },
  },
  CHAIN_STALLED: {
    en: {
      title: 'The chain has stopped',
      means: 'No block for a minute: the figures are out of date, so the page sells nothing.',
      todo: 'Look at status.base.org: if Base has stopped, wait; if only our endpoint has, put another one first in RPC_URL and restart the watcher.',
    },
    ru: {
      title: 'Сеть стоит',
      means: 'Минуту нет новых блоков: цифры устарели, и страница по ним не продаёт.',
      todo: 'Посмотрите status.base.org: если стоит Base, ждите; если только наш узел, поставьте в RPC_URL первым другой и перезапустите watcher.',
    },
  },
  LEDGER_LAGS: {
    en: {
      title: 'The ledger lags behind the chain',
      means:
        'For more than a minute nobody has read the chain’s newest block: the page shows old figures and sells nothing.',
      todo: 'Read the log of a process with the role watcher: “endpoint.down” means that RPC_URL does not answer (ask its provider or use another), 53300 that the database has too few connections (raise max_connections or lower DATABASE_POOL); if none is running, start one: nothing is lost.',
    },
    ru: {
      title: 'Реестр отстаёт от сети',
      means:
        'Больше минуты никто не читал новый блок сети: на странице старые цифры, и она ничего не продаёт.',
      todo: 'Прочтите журнал процесса с ролью watcher: «endpoint.down» значит, что не отвечает RPC_URL (спросите компанию или укажите другой узел), 53300 — что базе не хватает соединений (увеличьте max_connections или уменьшите DATABASE_POOL); если процесса нет, запустите его: ничего не потеряно.',
    },
  },
  COUNTERS_DIFFER: {
    en: {
      title: 'The ledger differs from the contract',
      means:
        'The sum of a contract’s events is not what it counts. Nothing becomes final; the ledger is read again automatically, from another endpoint first, at least once a minute.',
      todo: 'Change nothing by hand and wait half an hour while it is read again; if it still differs, rebuild the ledger from another endpoint (npm run ledger:rebuild), then take the sale’s page down and call the people who wrote the contracts.',
    },
    ru: {
      title: 'Реестр не сходится с контрактом',
      means:
        'Сумма событий контракта не равна его счётчику. Ничего не становится финальным; реестр перечитывается сам, сначала с другого узла, не реже раза в минуту.',
      todo: 'Руками ничего не меняйте и подождите полчаса, пока реестр перечитается сам; если всё равно не сходится, перечитайте его с другого узла (npm run ledger:rebuild), а после этого закройте страницу продажи и зовите авторов контрактов.',
    },
  },
  COUNTERS_UNREADABLE: {
    en: {
      title: 'The contracts’ state cannot be read',
      means: 'No endpoint has the state of the final block. Nothing becomes final.',
      todo: 'If finality on Base has stopped, wait an hour; otherwise use an endpoint that keeps the state of the last hours, and restart the watcher.',
    },
    ru: {
      title: 'Состояние контрактов не читается',
      means: 'Ни у одного узла нет состояния финального блока. Ничего не становится финальным.',
      todo: 'Если финальность в Base остановилась, подождите час; иначе возьмите узел, который хранит состояние за последние часы, и перезапустите watcher.',
    },
  },
  SHORTFALL: {
    en: {
      title: 'A contract holds less than it owes',
      means: 'Not every claim or refund is covered: the last buyers to come could find nothing left.',
      todo: 'Write down the block and the figures, stop advertising the sale, and call the people who wrote the contracts before anything is signed.',
    },
    ru: {
      title: 'У контракта меньше, чем он должен',
      means: 'Кому-то может не хватить. Ничьё требование не пропало, но покрыты не все.',
      todo: 'Запишите блок и цифры, остановите рекламу продажи и зовите авторов контрактов, прежде чем что-либо подписывать.',
    },
  },
  RUNNING_LOW: {
    en: {
      title: 'The reward pool is nearly used up',
      means: 'Open stakes keep their reserved rewards; new stakes may soon be refused.',
      todo: 'It can wait for the morning: send LILAPE to the staking contract, which anyone can, or announce that no new stakes can be opened.',
    },
    ru: {
      title: 'Запас наград кончается',
      means: 'Открытые стейки сохраняют зарезервированную награду; новым скоро может не хватить.',
      todo: 'До утра подождёт: переведите LILAPE на контракт стейкинга (это может каждый) или объявите, что новых стейков не будет.',
    },
  },
  LIST_DIFFERS: {
    en: {
      title: 'A launch’s list has changed',
      means: 'Computed again, a launch’s list is not the one we published.',
      todo: 'Do not open that launch’s draw: keep both files, rebuild the ledger, and find out which accounts differ.',
    },
    ru: {
      title: 'Список запуска изменился',
      means: 'При пересчёте список запуска не совпал с опубликованным.',
      todo: 'Не открывайте розыгрыш этого запуска: сохраните оба файла, перечитайте реестр и сравните, какие адреса различаются.',
    },
  },
  FOREIGN_LIST: {
    en: {
      title: 'A draw was opened with a list that is not ours',
      means:
        'A launch’s draw uses a list that this site has not published. Its places could go to strangers.',
      todo: 'Find out who opened it: the owner can withdraw it until 12 hours before its round, and if none of you opened it, treat the owner’s key as stolen.',
    },
    ru: {
      title: 'Розыгрыш открыт не с нашим списком',
      means:
        'В розыгрыше запуска назван список, которого сайт не публиковал. Места могут достаться посторонним.',
      todo: 'Выясните, кто его открыл: владелец может отозвать его не позже чем за 12 часов до раунда, а если открыл не кто-то из вас, считайте его ключ украденным.',
    },
  },
  RULES_BROKEN: {
    en: {
      title: 'An event contradicts the rules',
      means: 'A transaction did what the rules do not allow, or an endpoint left something out.',
      todo: 'Open the transaction on an explorer; if it did what the alarm says, rebuild the ledger from the other endpoint, and if the alarm is back, call the people who wrote the contracts.',
    },
    ru: {
      title: 'Событие противоречит правилам',
      means: 'Транзакция сделала то, чего правила не допускают, или узел что-то пропустил.',
      todo: 'Откройте транзакцию в обозревателе; если всё так и есть, перечитайте реестр с другого узла, а если тревога вернулась, зовите авторов контрактов.',
    },
  },
} as const satisfies Record<string, RunbookEntry>;
