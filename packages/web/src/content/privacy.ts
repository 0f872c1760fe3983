/** The privacy policy. Whoever makes the software store more changes this text and its date in the same change. @see decision 39 "privacy date" */
import type { LongText } from '#text/document.ts';

export const privacy: LongText = {
  title: { en: 'Privacy', ru: 'Конфиденциальность' },
  lead: {
    en: 'We do not ask who you are. What your wallet does on Base is public, with or without this site; we add as little to that as a working sale allows.',
    ru: 'Мы не спрашиваем, кто вы. Что делает ваш кошелёк в сети Base, видно всем и без этого сайта; мы добавляем к этому настолько мало, насколько позволяет работающая продажа.',
  },
  edition: { en: 'Last updated November 26, 2026', ru: 'Обновлено 26 ноября 2026 года' },
  sections: [
    {
      id: 'collected',
      title: { en: 'Information we collect', ru: 'Какие данные мы собираем' },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              en: '**Your wallet address**, when you connect a wallet, buy, mint or stake. The page uses it to show your balance, your purchases, your apes and your stakes. To list those, to learn which ape it can mint and what its chance in the giveaway is, it asks our server about the address, as it does about any that you type there; the server answers and does not note who asked.',
              ru: '**Адрес вашего кошелька**, когда вы его подключаете, покупаете, выпускаете обезьяну или открываете стейк. По нему страница показывает ваш баланс, покупки, обезьян и стейки. Чтобы перечислить их, узнать, какую обезьяну можно выпустить и каков шанс в розыгрыше, она спрашивает наш сервер, как и о любом адресе, который вы там введёте; сервер отвечает и не записывает, кто спросил.',
            },
            {
              en: '**Public data from the blockchain.** The server reads every event of the sale, of the token, of the collection, of staking, of draws and of what opens the market: address, amount, tokens, apes, stakes, prizes, time, transaction. That is its ledger. All of it is public and would be so without us.',
              ru: '**Открытые данные блокчейна.** Сервер читает все события продажи, токена, коллекции, стейкинга, розыгрышей и открытия рынка: адрес, сумму, токены, обезьян, стейки, призы, время, транзакцию. Это его учёт. Всё это открыто и было бы открыто без нас.',
            },
            {
              en: '**Usage data**: how many requests there were, of which kind, how long they took and how many failed. These are sums; they name nobody.',
              ru: '**Данные об использовании**: сколько было запросов, каких, сколько они заняли и сколько не удалось. Это суммы, в них нет ни одного человека.',
            },
            {
              en: '**Pictures of apes, nobody’s name.** The studio keeps an ape’s picture and description from the moment it is first painted, and may hand both to a storage service on IPFS. Neither says for whom: whose an ape is, the blockchain alone says. That a voucher was given, for which ape, to which wallet address and when, is kept for 30 days where the ape was minted, and otherwise until a day after the voucher has expired, so that we see what became of it; no network address is kept with it.',
              ru: '**Картинки обезьян, без имён.** Студия хранит картинку и описание обезьяны с тех пор, как впервые её нарисовала, и может передать их сервису хранения в IPFS. Для кого рисовали, там не сказано: чья обезьяна, известно только из блокчейна. Что выдан ваучер, на какую обезьяну, какому адресу кошелька и когда, хранится 30 дней, если обезьяну выпустили, а иначе ещё сутки после срока ваучера, чтобы видеть, что с ним стало; сетевой адрес вместе с этим не хранится.',
            },
            {
              en: '**Your network address, briefly.** To keep one visitor from crowding out the others, the server counts requests by IPv4 address, or by the first half of an IPv6 address. The counts live in the server’s memory, where the oldest make room for new ones, and in a table whose rows are deleted after two idle minutes. They are never joined to a wallet address. Anyone who signs in as admin, or tries to, is written down with a network address for 30 days, and with the wallet’s address where it was done by a wallet.',
              ru: '**Ваш сетевой адрес, ненадолго.** Чтобы один посетитель не вытеснил остальных, сервер считает запросы по адресу IPv4 или по первой половине адреса IPv6. Счётчики живут в памяти сервера, где старые уступают место новым, и в таблице, строки которой удаляются после двух минут покоя. С адресом кошелька они никогда не связываются. Кто входит как администратор или пытается войти, записывается вместе с сетевым адресом на 30 дней, а если он входит с помощью кошелька — и с адресом кошелька.',
            },
          ],
        },
        {
          kind: 'text',
          text: {
            en: 'We ask for no names, no e-mail addresses and no phone numbers, and there is no account to create. The one form that asks for a contact is the [application for a launch](/launchpad/apply); a name on the board of the game is whatever you make up.',
            ru: 'Мы не спрашиваем имён, адресов электронной почты и телефонов, и регистрации здесь нет. Единственная форма, где нужен контакт, — [заявка на запуск](/launchpad/apply); имя в таблице игры может быть любым, какое придумаете.',
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
              en: '**What is stored**: what you wrote on the card (project, contract, links, contact, pitch), its language, when it came, its number, and our decision with a note. If you signed it, your wallet address and the signature too. No network address is kept with it.',
              ru: '**Что хранится**: то, что вы написали на открытке (проект, контракт, ссылки, контакт, рассказ), её язык, время, номер и наше решение с пометкой. Если вы её подписали, то ещё адрес кошелька и подпись. Сетевой адрес вместе с ней не хранится.',
            },
            {
              en: '**Who reads it**: the people who run the site. Nothing of it is published, unless your project is launched: then the page of the launch says what we have agreed on with you.',
              ru: '**Кто её читает**: люди, которые ведут сайт. Ничего из неё не публикуется, если только ваш проект не запускается: тогда страница запуска скажет то, о чём мы с вами договорились.',
            },
            {
              en: '**How long**: a declined one for 180 days after the decision, an accepted one for two years, one without a decision for a year after it was last looked at; then it is deleted by itself. To have it deleted earlier, write to us with the number from the contact given on it.',
              ru: '**Как долго**: отклонённая — 180 дней после решения, принятая — два года, без решения — год с тех пор, как её последний раз смотрели; потом она удаляется сама. Чтобы удалить её раньше, напишите нам её номер с того контакта, который на ней указан.',
            },
            {
              en: '**Until it is sent**, what you type stays in your own browser, and is gone from there once it has its number.',
              ru: '**Пока она не отправлена**, написанное лежит только в вашем браузере и исчезает оттуда, как только у заявки есть номер.',
            },
          ],
        },
      ],
    },
    {
      id: 'game',
      title: { en: 'The board of the game', ru: 'Таблица игры' },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              en: '**What is stored**, only if you hand in a game: the name that you typed, if any, the score, how the game ended and how long it took, when it was handed in, its inputs, tick by tick, so that the score can be played again, and a checksum of what was done in it, by which a copy is known. No network address and no wallet address. The one-time code of a started game says nothing of who got it and is deleted at most two hours after it has ended.',
              ru: '**Что хранится**, и только если вы сдали игру: имя, если вы его вписали, очки, чем игра кончилась и сколько длилась, когда её сдали, весь ввод по тактам, чтобы очки можно было пересчитать, и контрольная сумма сыгранного, по которой узнают копию. Ни сетевого адреса, ни адреса кошелька. Одноразовый код начатой игры не говорит, кто его получил, и удаляется не позже чем через два часа после того, как истёк.',
            },
            {
              en: '**Who sees it**: everybody sees name, score, end, duration and time; once the day is over, anyone can watch the game. Choose a name that you would say aloud. We take off the board what is rude.',
              ru: '**Кто это видит**: имя, очки, исход, длительность и время видят все, а когда день закончился, игру может посмотреть любой. Выбирайте имя, которое назвали бы вслух. Грубости мы с таблицы снимаем.',
            },
            {
              en: '**How long**: of each day the best hundred games, for 90 days; after that its best three stay. To have yours deleted, write to us with its day, name and score; until the 90 days are over only the checksum is left of it.',
              ru: '**Как долго**: из каждого дня — сто лучших игр, 90 дней; потом остаются три лучшие. Чтобы удалить свою, напишите нам день, имя и очки; до конца 90 дней от неё останется только контрольная сумма.',
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
            en: 'To show you your purchases and your stakes, to add up the totals of the sale and of staking that everyone sees, to publish the newest purchases with a shortened address and each ape with its owner, and to keep the site running. We sell nothing of it, build no profiles and show no advertising.',
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
            ru: 'Ключи и секретная фраза не покидают кошелёк: подпись ставится там, сайт не может их ни увидеть, ни сохранить. В журналах сервера нет адресов кошельков рядом с сетевыми адресами и нет списка, кто какую страницу открывал. Учёт можно удалить и восстановить из блокчейна, тайные копии ему не нужны.',
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
            ru: 'Посетители не получают куки. Ваш собственный браузер хранит кое-что у себя, в основном в локальном хранилище; снаружи мы этого прочесть не можем, а удалить это вы можете в любое время:',
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
              en: '`lilape.wallet`: which wallet you connected, so that a reload does not end the session. Disconnect removes it.',
              ru: '`lilape.wallet`: какой кошелёк вы подключили, чтобы перезагрузка не обрывала сеанс. «Отключить» это стирает.',
            },
            {
              en: '`lilape.account`: the shortened address of that wallet, which the next page shows before the wallet has answered. Disconnect removes it.',
              ru: '`lilape.account`: сокращённый адрес этого кошелька: следующая страница показывает его, пока кошелёк не ответил. «Отключить» это стирает.',
            },
            {
              en: '`lilape.stakes`: how many open stakes that wallet has, so that the staking page keeps their place. Disconnect removes it.',
              ru: '`lilape.stakes`: сколько у этого кошелька открытых стейков, чтобы страница стейкинга оставила им место. «Отключить» это стирает.',
            },
            {
              en: '`lilape.toast`: a message that the page you left was showing, until the next page has shown it.',
              ru: '`lilape.toast`: сообщение с прошлой страницы, пока его не показала следующая.',
            },
            {
              en: '`lilape.won`: a prize over which the page has congratulated you, so that it does so once.',
              ru: '`lilape.won`: приз, с которым страница вас уже поздравила, чтобы поздравить один раз.',
            },
            {
              en: '`lilape.act.…`: a purchase, mint, claim, refund, step of a draw or of the market that is not finished yet, with its transaction, so that it is neither lost nor made twice.',
              ru: '`lilape.act.…`: незаконченная покупка, минт, выдача токенов, возврат, шаг розыгрыша или рынка вместе с транзакцией, чтобы ничего не потерялось и не повторилось дважды.',
            },
            {
              en: '`lilape.application`: an application that you have not sent yet, or the number of the one that you sent last.',
              ru: '`lilape.application`: заявка, которую вы ещё не отправили, или номер той, что отправили последней.',
            },
            {
              en: '`lilape.game` and `lilape.game.open`: a game for the board that is not handed in yet, and one that you left in the middle, each with its one-time code and your inputs. `lilape.player` and `lilape.sound`: the name that you gave on the board, and whether you want to hear the game.',
              ru: '`lilape.game` и `lilape.game.open`: игра для таблицы, которую вы ещё не сдали, и та, которую бросили на середине, обе с одноразовым кодом и вашими нажатиями. `lilape.player` и `lilape.sound`: имя, которое вы указали в таблице, и нужен ли вам звук в игре.',
            },
            {
              en: 'In its cache: the page that is shown when there is no connection, with its fonts and pictures. It is the same for everyone.',
              ru: 'В кэше: страницу, которую он покажет без связи, с её шрифтами и рисунками. Она у всех одинакова.',
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
              en: '**Uniswap’s page**, where LILAPE are traded once a pool is open, is another’s. [The market](/market) only links to it. That page sees that you came, under its own rules.',
              ru: '**Страница Uniswap**, где торгуют LILAPE, когда открыт пул, чужая. [Рынок](/market) только ведёт к ней. Что вы пришли, видит она, по своим правилам.',
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
              en: '**Rectification.** If the ledger differs from the blockchain, tell us; it will be rebuilt.',
              ru: '**Исправление.** Если учёт расходится с блокчейном, сообщите нам: он будет построен заново.',
            },
            {
              en: '**Erasure.** What your browser keeps you delete yourself; our counters delete themselves; an application we delete when you ask. In our backups, which are encrypted, what was deleted stays for up to 31 days more. What is written on the blockchain nobody can erase, neither you nor we.',
              ru: '**Удаление.** Записи в браузере вы удаляете сами, наши счётчики удаляются без вас, заявку удаляем мы по вашей просьбе. В наших резервных копиях — они зашифрованы — удалённое остаётся ещё до 31 дня. Того, что записано в блокчейне, не сотрёт никто: ни вы, ни мы.',
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
            en: 'Write to the e-mail address at the foot of this page. If you do, we hold your message and the address it came from for as long as the conversation needs.',
            ru: 'Пишите на адрес электронной почты внизу страницы. Если напишете, у нас будут ваше письмо и адрес отправителя, пока это нужно для переписки.',
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
            en: 'When the site begins to store anything that is not written here, this page says so first, with a new date at its top.',
            ru: 'Когда сайт начнёт хранить что-то, чего здесь нет, сначала об этом скажет эта страница, с новой датой вверху.',
          },
        },
      ],
    },
  ],
};
