// Alarms about operations: disks, jobs, pins, messages. What each means, and what to do about it.
import type { RunbookEntry } from '@lilape/domain/alarms/entry';

export const OPERATIONS_RUNBOOK = {
  PIN_FAILING: {
    en: {
      title: 'Files cannot be pinned',
      means: 'Apes whose files are not pinned get no voucher, so they cannot be minted.',
      todo: 'Read the reason in the admin section “NFT studio”, panel “Pins on IPFS”: repair the node or the service’s token, then press “Try again now”.',
    },
    ru: {
      title: 'Файлы не закрепляются',
      means: 'Обезьяна, чьи файлы не закреплены, не получает ваучер: её выпуск стоит.',
      todo: 'Прочтите причину в разделе админки «NFT-студия», панель «Закрепление в IPFS»: почините узел или токен сервиса и нажмите «Попробовать сейчас».',
    },
  },
  DISK_LOW: {
    en: {
      title: 'A disk is nearly full',
      means:
        'Less than a tenth of a disk is free. Once it is full, no ape can be painted, and a database on it stops.',
      todo: 'Delete old logs and the folder thumbnails in DATA_DIR (it fills itself again), or give the machine a larger disk; never touch published or postgres.',
    },
    ru: {
      title: 'Диск почти полон',
      means:
        'Свободно меньше десятой части. Когда место кончится, ничего нового не нарисуется, а своя база остановится.',
      todo: 'Удалите старые журналы и папку thumbnails в DATA_DIR (она наполнится сама) или дайте машине диск побольше; published и postgres не трогайте.',
    },
  },
  JOBS_FAILING: {
    en: {
      title: 'A job of the worker keeps failing',
      means: 'It has failed at least three times in a row. It is retried every few seconds.',
      todo: 'Look for “job.failed” in the worker’s log: it names the reason; nothing is lost while the job waits.',
    },
    ru: {
      title: 'Задание раз за разом не выполняется',
      means: 'Не выполнилось три раза подряд или больше. Каждые несколько секунд его пробуют снова.',
      todo: 'Найдите в журнале worker строку «job.failed»: там причина; пока задание ждёт, ничего не пропадает.',
    },
  },
  JOBS_OVERDUE: {
    en: {
      title: 'No worker does the jobs',
      means:
        'Jobs are five minutes overdue: no worker is running, or none reaches the database. Posts and snapshots wait.',
      todo: 'Start a process with the role worker, or restart it; what was missed is skipped or done once, never twice.',
    },
    ru: {
      title: 'Задания никто не выполняет',
      means: 'Задания просрочены на пять минут: worker не запущен или не видит базу. Посты и снимки ждут.',
      todo: 'Запустите процесс с ролью worker или перезапустите его; пропущенное не повторится дважды.',
    },
  },
  CALL_DUE: {
    en: {
      title: 'A call that anyone can make has been due for an hour',
      means:
        'The sale waits to be finalised, or a draw to be listed, revealed or paid out, or what is left over to be swept. Nothing is lost, but buyers, winners and the treasury have to wait.',
      todo: 'Send it from the page with any wallet, then look for “keeper” in the log: it is not running, its key has no ether, or the daily limit is used up.',
    },
    ru: {
      title: 'Вызов, доступный каждому, ждёт уже час',
      means:
        'Завершение продажи, список, раскрытие, выплаты или перевод остатка ждут. Ничего не пропало, но покупатели, победители и казна тоже ждут.',
      todo: 'Отправьте его со страницы с любого кошелька, затем найдите в журнале «keeper»: он не запущен, у его ключа нет эфира или исчерпан дневной лимит.',
    },
  },
  RELEASE_DUE: {
    en: {
      title: 'The sale was finalised an hour ago and nothing is released',
      means:
        'No share has left the reserves, and the market opens 24 hours after the release at the earliest. Nothing is lost.',
      todo: 'Call release of Reserves with any wallet, then look for “keeper” in the log: it is not running, its key has no ether, or the daily limit is used up.',
    },
    ru: {
      title: 'Продажа завершена час назад, а доли не розданы',
      means:
        'Ни одна доля не покинула резервы, а рынок откроется не раньше чем через 24 часа после раздачи. Ничего не пропало.',
      todo: 'Вызовите release контракта Reserves с любого кошелька, затем найдите в журнале «keeper»: он не запущен, у его ключа нет эфира или исчерпан дневной лимит.',
    },
  },
  OPENING_DUE: {
    en: {
      title: 'A pool is an hour late',
      means:
        'Its 24 hours are over and nobody has opened it: buyers cannot trade. The money stays where it is.',
      todo: 'Call open of PoolOpener with any wallet; if it says that the sale lacks coins, send the sale that many; if a coin froze the PoolManager, the opener or the sale, ask its issuer and call giveUp: 30 days later open makes a pool of what has arrived, and if that fails, a second giveUp ends it.',
    },
    ru: {
      title: 'Пул опаздывает на час',
      means: '24 часа прошли, а пул никто не открыл: покупатели не могут торговать. Деньги ждут на месте.',
      todo: 'Вызовите open контракта PoolOpener с любого кошелька; если в ошибке сказано, скольких монет нет у продажи, пошлите их ей; если эмитент что-то заморозил, пишите ему и вызовите giveUp, он это запишет: через 30 дней open откроет пул на то, что пришло, а если не выйдет, второй giveUp его отменит.',
    },
  },
  KEEPER_LOW: {
    en: {
      title: 'The keeper is running out of ether',
      means: 'It has less than a day’s transactions can cost, and will soon send nothing.',
      todo: 'Send a little ether to the account that the alarm names; it needs no more than KEEPER_DAILY_ETH.',
    },
    ru: {
      title: 'У хранителя кончается эфир',
      means: 'Осталось меньше, чем его транзакции могут стоить за день; скоро он ничего не отправит.',
      todo: 'Пришлите немного эфира на адрес, названный в тревоге; больше KEEPER_DAILY_ETH ему не нужно.',
    },
  },
  MESSAGES_UNKNOWN: {
    en: {
      title: 'A message may or may not have gone out',
      means: 'Telegram did not answer in time. We do not send such a message again automatically.',
      todo: 'Open the group: if the message is there, mark it as seen in the admin section “Posts”, panel “History and outbox”; if it is not, mark it and send the post again.',
    },
    ru: {
      title: 'Неизвестно, ушло ли сообщение',
      means: 'Telegram не ответил вовремя. Само такое сообщение второй раз не уходит.',
      todo: 'Откройте группу: если сообщение там, отметьте его в разделе админки «Посты», панель «История и очередь»; если нет, отметьте и отправьте пост заново.',
    },
  },
  TELEGRAM_REFUSED: {
    en: {
      title: 'Telegram refuses our messages',
      means:
        'The last message was refused: the token or the chat is wrong, or the bot was removed from the chat.',
      todo: 'Read Telegram’s answer in the admin section “Posts”, panel “History and outbox”, correct TELEGRAM_BOT_TOKEN or the chat’s id, or make the bot a member again, and send a post by hand.',
    },
    ru: {
      title: 'Telegram отказывает',
      means: 'Последнее сообщение не приняли: неверный токен, не тот чат или бота из него убрали.',
      todo: 'Прочтите ответ Telegram в разделе админки «Посты», панель «История и очередь», исправьте TELEGRAM_BOT_TOKEN или номер чата, верните бота в чат и отправьте пост вручную.',
    },
  },
  BACKUP_LATE: {
    en: {
      title: 'The backup is late',
      means:
        'Nothing has been backed up for two minutes. If this machine is lost now, everything written since is lost with it.',
      todo: 'Read the reason: make room in BACKUP_URL, mount the folder, or fix the bucket and its key, and check that a worker is running; the next backup is tried automatically.',
    },
    ru: {
      title: 'Резервная копия запаздывает',
      means:
        'Две минуты ничего не копируется. Если сейчас потерять эту машину, пропадёт всё записанное с тех пор.',
      todo: 'Прочтите причину: освободите место в BACKUP_URL, подключите папку или исправьте хранилище и его ключ, проверьте, что worker работает; следующая копия делается сама.',
    },
  },
  MACHINE_REPLACED: {
    en: {
      title: 'Another machine has taken over',
      means:
        'The backup was restored elsewhere. This machine no longer does any jobs, so that nothing is sent twice.',
      todo: 'Make sure that the site’s address leads to the new machine, then stop this one for good; if this one should stay, stop the other and restore the newest backup here.',
    },
    ru: {
      title: 'Работу приняла другая машина',
      means:
        'Резервную копию восстановили в другом месте. Эта машина заданий больше не выполняет, чтобы ничего не ушло дважды.',
      todo: 'Убедитесь, что адрес сайта ведёт на новую машину, и выключите эту насовсем; если остаться должна эта, остановите другую и восстановите здесь последнюю копию.',
    },
  },
} as const satisfies Record<string, RunbookEntry>;
