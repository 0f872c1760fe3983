/** The privacy policy. Whoever makes the software store more changes this text and its date in the same change. @see decision 39 "privacy date" */
import type { LongText } from '#text/document.ts';

export const privacy: LongText = {
  title: { en: 'Privacy', ru: 'Конфиденциальность' },
  lead: {
    en: 'We do not ask who you are. What your wallet does on Base is public, with or without this site. We add as little to that as a working sale allows.',
    ru: 'Мы не спрашиваем, кто вы. Что делает ваш кошелёк в сети Base, видно всем и без этого сайта. Мы добавляем к этому не больше, чем нужно для продажи.',
  },
  edition: { en: 'Last updated November 28, 2026', ru: 'Обновлено 28 ноября 2026 года' },
  sections: [
    {
      id: 'collected',
      title: { en: 'Information we collect', ru: 'Какие данные мы собираем' },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              en: '**Your wallet address**, when you connect a wallet, buy, mint or stake. The page uses it to show your balance, your purchases, your apes and your stakes. To list them, and to find the ape you can mint and your chance in the giveaway, it asks our server about the address. It does the same for any address that you type. The server answers and does not record who asked.',
              ru: '**Адрес вашего кошелька**, когда вы его подключаете, покупаете, выпускаете обезьяну или открываете стейк. По нему страница показывает ваш баланс, покупки, обезьян и стейки. Чтобы перечислить их и узнать, какую обезьяну вы можете выпустить и какой у вас шанс в розыгрыше, она спрашивает об адресе наш сервер. Так же она спрашивает о любом адресе, который вы введёте. Сервер отвечает и не записывает, кто спросил.',
            },
            {
              en: '**Public data from the blockchain.** The server reads every event of the sale, the token, the collection, staking, the draws and the market: address, amount, tokens, apes, stakes, prizes, time, transaction. This is its ledger. All of it is public, with or without us.',
              ru: '**Открытые данные блокчейна.** Сервер читает все события продажи, токена, коллекции, стейкинга, розыгрышей и открытия рынка: адрес, сумму, токены, обезьян, стейки, призы, время, транзакцию. Это его реестр. Всё это открыто и без нас.',
            },
            {
              en: '**Usage data**: how many requests we get, of which kind, how long they take and how many fail. These are totals; they identify nobody.',
              ru: '**Данные об использовании**: сколько приходит запросов, каких, сколько времени они занимают и сколько не удаётся. Это общие числа, людей по ним не узнать.',
            },
            {
              en: '**Pictures of apes, without names.** The studio keeps an ape’s picture and description from the moment it first paints them, and may pass both to a storage service on IPFS. Neither says for whom they were painted: only the blockchain says who owns an ape. When the studio gives a voucher, it records the ape, the wallet address and the time. The record is kept for 30 days if the ape was minted, and otherwise until a day after the voucher expires, so that we can see what happened to it. No network address is kept with it.',
              ru: '**Картинки обезьян, без имён.** Студия хранит картинку и описание обезьяны с тех пор, как впервые её нарисовала, и может передать их сервису хранения в IPFS. Для кого рисовали, там не указано: чья обезьяна, известно только из блокчейна. Когда студия выдаёт ваучер, она записывает обезьяну, адрес кошелька и время. Запись хранится 30 дней, если обезьяну выпустили, а иначе ещё сутки после срока ваучера, чтобы мы видели, что с ним стало. Сетевой адрес вместе с ней не хранится.',
            },
            {
              en: '**Your network address, briefly.** To keep one visitor from crowding out the others, the server counts requests by IPv4 address, or by the first half of an IPv6 address. The counts are kept in the server’s memory, where the oldest make room for new ones, and in a table whose rows are deleted after two idle minutes. They are never linked to a wallet address. Every sign-in as admin, and every attempt, is recorded for 30 days with its network address and, if a wallet signed it, with the wallet’s address.',
              ru: '**Ваш сетевой адрес, ненадолго.** Чтобы один посетитель не вытеснил остальных, сервер считает запросы по адресу IPv4 или по первой половине адреса IPv6. Счётчики живут в памяти сервера, где старые уступают место новым, и в таблице, строки которой удаляются после двух минут покоя. С адресом кошелька они никогда не связываются. Каждый вход администратора и каждая попытка войти хранятся 30 дней вместе с сетевым адресом, а если вход подписан кошельком, то и с адресом кошелька.',
            },
          ],
        },
        {
          kind: 'text',
          text: {
            en: 'We ask for no names, no e-mail addresses and no phone numbers, and there is no account to create. The one form that asks for a contact is the [application for a launch](/launchpad/apply); a name on the game’s board can be anything you make up.',
            ru: 'Мы не спрашиваем имён, адресов электронной почты и телефонов, и регистрации здесь нет. Единственная форма, где нужен контакт, — [заявка на запуск](/launchpad/apply); имя в таблице игры может быть любым, какое придумаете.',
          },
        },
      ],
    },
    {
      id: 'applications',
      title: { en: 'Applications for a launch', ru: 'Заявки на запуск' },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              en: '**What is stored**: what you wrote on the card (project, contract, links, contact, pitch), its language, when it arrived, its number, and our decision with a note. If you signed it, we also store your wallet address and the signature. No network address is kept with it.',
              ru: '**Что хранится**: то, что вы написали на открытке (проект, контракт, ссылки, контакт, рассказ), её язык, время, номер и наше решение с пометкой. Если вы её подписали, то ещё адрес кошелька и подпись. Сетевой адрес вместе с ней не хранится.',
            },
            {
              en: '**Who reads it**: the people who run the site. We publish none of it, unless your project is launched: then the page of the launch shows what we have agreed with you.',
              ru: '**Кто её читает**: люди, которые ведут сайт. Мы ничего из неё не публикуем, пока ваш проект не запускается: тогда на странице запуска будет то, о чём мы с вами договорились.',
            },
            {
              en: '**How long**: a declined one for 180 days after the decision, an accepted one for two years, one without a decision for a year after we last looked at it. Then it is deleted automatically. To have it deleted earlier, write to us with its number, from the contact given on it.',
              ru: '**Как долго**: отклонённая — 180 дней после решения, принятая — два года, без решения — год с тех пор, как мы её последний раз смотрели. Потом она удаляется сама. Чтобы удалить её раньше, напишите нам её номер с того контакта, который на ней указан.',
            },
            {
              en: '**Until it is sent**, what you type stays in your own browser, and is deleted there once the application has its number.',
              ru: '**Пока она не отправлена**, написанное лежит только в вашем браузере и исчезает оттуда, как только у заявки есть номер.',
            },
          ],
        },
      ],
    },
    {
      id: 'game',
      title: { en: 'The game’s board', ru: 'Таблица игры' },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              en: '**What is stored**, only if you post a score: the name that you typed, if any, the score, how the game ended, how long it took and when you posted it. We also store its inputs, tick by tick, so that the score can be checked, and a checksum of the game, to recognise copies. No network address and no wallet address. The one-time code of a started game does not say who got it, and is deleted two hours after it has expired at the latest.',
              ru: '**Что хранится**, и только если вы отправили результат: имя, если вы его вписали, очки, чем игра кончилась, сколько длилась и когда вы её отправили. Ещё хранятся весь ввод по тактам, чтобы очки можно было проверить, и контрольная сумма игры, чтобы узнавать копии. Ни сетевого адреса, ни адреса кошелька. Одноразовый код начатой игры не говорит, кто его получил, и удаляется не позже чем через два часа после того, как истёк.',
            },
            {
              en: '**Who sees it**: everybody sees name, score, outcome, duration and time. Once the day is over, anyone can watch the game. Choose a name that you would say aloud: we remove rude ones from the board.',
              ru: '**Кто это видит**: имя, очки, исход, длительность и время видят все, а когда день закончился, игру может посмотреть любой. Выбирайте имя, которое назвали бы вслух: грубые мы убираем.',
            },
            {
              en: '**How long**: the best hundred games of each day are kept for 90 days; after that only its best three stay. To have yours deleted, write to us with its day, name and score. Only its checksum then remains, until the 90 days are over.',
              ru: '**Как долго**: сто лучших игр каждого дня хранятся 90 дней, потом остаются три лучшие. Чтобы удалить свою, напишите нам день, имя и очки. До конца 90 дней от неё останется только контрольная сумма.',
            },
          ],
        },
      ],
    },
    {
      id: 'use',
      title: { en: 'How we use it', ru: 'Зачем они нужны' },
      blocks: [
        {
          kind: 'text',
          text: {
            en: 'To show you your purchases and your stakes, to add up the totals of the sale and of staking that everyone sees, to publish the newest purchases with a shortened address and each ape with its owner, and to keep the site running. We sell none of it, build no profiles and show no advertising.',
            ru: 'Чтобы показать вам ваши покупки и стейки, посчитать общие итоги продажи и стейкинга, которые видят все, вывести новые покупки с сокращённым адресом и обезьян с их владельцами и чтобы сайт работал. Мы ничего из этого не продаём, не составляем профилей и не показываем рекламы.',
          },
        },
      ],
    },
    {
      id: 'security',
      title: { en: 'Data security', ru: 'Защита данных' },
      blocks: [
        {
          kind: 'text',
          text: {
            en: 'Your keys and your seed phrase never leave your wallet: signing happens there, and this site cannot see or store them. The server’s logs hold neither wallet addresses together with network addresses nor a list of who opened which page. The ledger can be deleted and rebuilt from the blockchain, so it needs no secret copy.',
            ru: 'Ключи и секретная фраза не покидают кошелёк: подпись ставится там, сайт не может их ни увидеть, ни сохранить. В журналах сервера нет адресов кошельков рядом с сетевыми адресами и нет списка, кто какую страницу открывал. Реестр можно удалить и восстановить из блокчейна, тайные копии ему не нужны.',
          },
        },
      ],
    },
    {
      id: 'cookies',
      title: { en: 'Cookies and what your browser keeps', ru: 'Куки и что хранит ваш браузер' },
      blocks: [
        {
          kind: 'text',
          text: {
            en: 'Visitors get no cookies. Your own browser keeps a few things, mostly in its local storage, which we cannot read from outside and which you can delete at any time:',
            ru: 'Посетителям мы не ставим куки. Браузер кое-что хранит у себя, в основном в локальном хранилище. Снаружи мы этого прочесть не можем, а вы можете удалить это в любое время:',
          },
        },
        {
          kind: 'list',
          items: [
            {
              en: '`lilape.theme` and `lilape.language`: what you chose with the two switches.',
              ru: '`lilape.theme` и `lilape.language`: что вы выбрали двумя переключателями.',
            },
            {
              en: '`lilape.wall`: how large you want the faces on the jungle wall.',
              ru: '`lilape.wall`: какого размера вам нужны лица на стене джунглей.',
            },
            {
              en: '`lilape.opened`: that you opened a window of the wallet here before, so that the next one opens sooner.',
              ru: '`lilape.opened`: что вы здесь уже открывали окно кошелька, чтобы следующее открылось быстрее.',
            },
            {
              en: '`lilape.wallet`: which wallet you connected, so that a reload does not end the session. Disconnect removes it.',
              ru: '`lilape.wallet`: какой кошелёк вы подключили, чтобы перезагрузка не обрывала сеанс. «Отключить» это стирает.',
            },
            {
              en: '`lilape.account`: the shortened address of that wallet, which the next page shows before the wallet has answered. Disconnect removes it.',
              ru: '`lilape.account`: сокращённый адрес этого кошелька: следующая страница показывает его, пока кошелёк не ответил. «Отключить» это стирает.',
            },
            {
              en: '`lilape.stakes`: how many open stakes that wallet has, so that the staking page leaves room for them. Disconnect removes it.',
              ru: '`lilape.stakes`: сколько у этого кошелька открытых стейков, чтобы страница стейкинга оставила им место. «Отключить» это стирает.',
            },
            {
              en: '`lilape.toast`: a message that the page you left was showing, until the next page has shown it.',
              ru: '`lilape.toast`: сообщение с прошлой страницы, пока его не показала следующая.',
            },
            {
              en: '`lilape.won`: a prize for which the page has congratulated you, so that it does so only once.',
              ru: '`lilape.won`: приз, с которым страница вас уже поздравила, чтобы поздравить один раз.',
            },
            {
              en: '`lilape.act.…`: a purchase, mint, claim, refund or step of a draw or of the market that is not finished yet, with its transaction, so that it is neither lost nor sent twice.',
              ru: '`lilape.act.…`: незаконченные покупка, выпуск обезьяны, выдача токенов, возврат, шаг розыгрыша или рынка вместе с транзакцией, чтобы ничего не потерялось и не отправилось дважды.',
            },
            {
              en: '`lilape.application`: an application that you have not sent yet, or the number of the one that you sent last.',
              ru: '`lilape.application`: заявка, которую вы ещё не отправили, или номер той, что отправили последней.',
            },
            {
              en: '`lilape.game` and `lilape.game.open`: a game for the board that you have not posted yet, and one that you left in the middle, each with its one-time code and your inputs. `lilape.player` and `lilape.sound`: the name that you use on the board, and whether the sound is on.',
              ru: '`lilape.game` и `lilape.game.open`: игра для таблицы, которую вы ещё не отправили, и та, которую бросили на середине, обе с одноразовым кодом и вашими нажатиями. `lilape.player` и `lilape.sound`: ваше имя в таблице и включён ли звук в игре.',
            },
            {
              en: 'In its cache: the page that is shown when there is no connection, with its fonts and pictures. It is the same for everyone.',
              ru: 'В кэше: страницу, которую он покажет без связи, с её шрифтами и картинками. Она у всех одинакова.',
            },
            {
              en: 'If you chose WalletConnect, its library keeps its own session there too.',
              ru: 'Если вы выбрали WalletConnect, там же хранит свой сеанс его библиотека.',
            },
          ],
        },
      ],
    },
    {
      id: 'third-parties',
      title: { en: 'Third-party services', ru: 'Сторонние сервисы' },
      blocks: [
        {
          kind: 'text',
          text: {
            en: 'Until you act, pages load nothing from other hosts: no fonts, no trackers, no statistics. After that it depends on what you press.',
            ru: 'Пока вы ничего не нажали, страницы не загружают с чужих серверов ничего: ни шрифтов, ни счётчиков, ни статистики. Дальше всё зависит от того, что вы нажмёте.',
          },
        },
        {
          kind: 'list',
          items: [
            {
              en: '**Your wallet** talks to its own services and to Base when you connect it, under its own rules.',
              ru: '**Ваш кошелёк** после подключения общается со своими сервисами и с сетью Base по собственным правилам.',
            },
            {
              en: '**WalletConnect** is reached only if you choose “Other Wallets”; its relay then carries encrypted messages between this page and your wallet.',
              ru: '**WalletConnect** используется, только если вы выбрали «Другие кошельки»: тогда его ретранслятор передаёт зашифрованные сообщения между страницей и кошельком.',
            },
            {
              en: '**Uniswap’s page**, where LILAPE are traded once a pool is open, is not ours. [The market](/market) only links to it. Uniswap sees that you came, under its own rules.',
              ru: '**Страница Uniswap**, где торгуют LILAPE, когда открыт пул, не наша. [Рынок](/market) только ссылается на неё. Uniswap видит, что вы пришли, и действует по своим правилам.',
            },
            {
              en: '**Links** to the block explorer, to card services and to social networks lead to other sites, which see that you came.',
              ru: '**Ссылки** на обозреватель блоков, сервисы покупки картой и социальные сети ведут на другие сайты, и те видят, что вы пришли.',
            },
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: { en: 'Your rights', ru: 'Ваши права' },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              en: '**Access.** You may ask what we hold about you. For a wallet address all of it is on [My purchases](/purchases), on [Staking](/staking) and in the [gallery](/gallery). For an application, write to us with its number.',
              ru: '**Доступ.** Вы вправе спросить, что у нас есть о вас. Для адреса кошелька всё это показано в [«Моих покупках»](/purchases), на странице [«Стейкинг»](/staking) и в [галерее](/gallery). О заявке напишите нам, назвав её номер.',
            },
            {
              en: '**Rectification.** If the ledger differs from the blockchain, tell us: we will rebuild it.',
              ru: '**Исправление.** Если реестр расходится с блокчейном, сообщите нам: мы построим его заново.',
            },
            {
              en: '**Erasure.** You delete what your browser keeps; our counters delete themselves; we delete an application when you ask. Our encrypted backups keep deleted data for up to 31 days more. Nobody can erase what is written on the blockchain, neither you nor we.',
              ru: '**Удаление.** Записи в браузере вы удаляете сами, наши счётчики удаляются без вас, заявку удаляем мы по вашей просьбе. В наших зашифрованных резервных копиях удалённое остаётся ещё до 31 дня. Записанного в блокчейне не сотрёт никто: ни вы, ни мы.',
            },
            {
              en: '**Objection.** You may object to any use described here, and leave at any time: without a connected wallet we know nothing about you.',
              ru: '**Возражение.** Вы вправе возразить против любого использования из описанных здесь и уйти в любой момент: без подключённого кошелька мы о вас ничего не знаем.',
            },
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: { en: 'Contact', ru: 'Связь' },
      blocks: [
        {
          kind: 'text',
          text: {
            en: 'Write to the e-mail address at the foot of this page. We keep your message and the address it came from for as long as the conversation needs.',
            ru: 'Пишите на адрес электронной почты внизу страницы. Ваше письмо и адрес отправителя мы храним, пока это нужно для переписки.',
          },
        },
      ],
    },
    {
      id: 'changes',
      title: { en: 'Changes', ru: 'Изменения' },
      blocks: [
        {
          kind: 'text',
          text: {
            en: 'Before the site begins to store anything that is not listed here, this page will say so, with a new date at its top.',
            ru: 'Прежде чем сайт начнёт хранить что-то, чего здесь нет, об этом скажет эта страница, с новой датой вверху.',
          },
        },
      ],
    },
  ],
};
