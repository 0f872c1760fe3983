// Sentences about connecting a wallet, its network and its transactions.
import type { Message } from '@lilape/domain/messages/message';

export const WALLET_MESSAGES = {
  WALLET_NOT_INSTALLED: {
    kind: 'wallet',
    source: '§8 Wallet',
    en: { text: '{wallet} is not installed. Please install {wallet} to continue.' },
    ru: { text: '{wallet} не установлен. Установите {wallet}, чтобы продолжить.' },
  },
  NO_ACCOUNTS: {
    kind: 'wallet',
    source: '§8 Wallet',
    en: { text: 'No accounts found. Unlock your wallet and choose an account.' },
    ru: { text: 'Аккаунты не найдены. Разблокируйте кошелёк и выберите аккаунт.' },
  },
  CONNECTION_NOT_APPROVED: {
    kind: 'wallet',
    source: '§8 Wallet, code 4001',
    en: { text: 'Please approve the connection request in the wallet.' },
    ru: { text: 'Подтвердите запрос на подключение в кошельке.' },
  },
  CONNECTION_REJECTED: {
    kind: 'wallet',
    source: '§8 Wallet, generic layer',
    en: { text: 'Connection rejected by user' },
    ru: { text: 'Подключение отклонено пользователем' },
  },
  CONNECTION_PENDING: {
    kind: 'wallet',
    source: '§8 Wallet, code -32002',
    en: { text: 'Connection request is already pending. Open your wallet to answer it.' },
    ru: { text: 'Запрос на подключение уже ждёт ответа. Откройте кошелёк, чтобы ответить.' },
  },
  CONNECTION_FAILED: {
    kind: 'wallet',
    source: '§8 Wallet',
    en: { text: 'Failed to connect wallet: {reason}' },
    ru: { text: 'Не удалось подключить кошелёк: {reason}' },
  },
  CONNECTION_FAILED_PLAIN: {
    kind: 'wallet',
    source: '§8 Wallet, staking',
    en: { text: 'Failed to connect wallet' },
    ru: { text: 'Не удалось подключить кошелёк' },
  },
  WALLET_CONNECTION_FAILED: {
    kind: 'wallet',
    source: '§8 Wallet, dialog; shown, decision 31 "wallet follows"',
    en: { text: 'Wallet connection failed' },
    ru: { text: 'Не удалось подключить кошелёк' },
  },
  WALLET_SAYS: {
    kind: 'wallet',
    source: '§8 Buy modal mapping, "otherwise the message"; decision 55 "the wallets own words"',
    en: { text: 'Your wallet says: “{words}”' },
    ru: { text: 'Ответ кошелька: «{words}»' },
  },
  WALLETCONNECT_UNCONFIGURED: {
    kind: 'wallet',
    source: 'decision 32 "wallet list"',
    en: {
      text: 'WalletConnect isn’t set up on this site. Open the site in your wallet’s own browser, or use one of the wallets above.',
    },
    ru: {
      text: 'WalletConnect на этом сайте не настроен. Откройте сайт во встроенном браузере кошелька или выберите кошелёк выше.',
    },
  },
  WALLETCONNECT_TIMEOUT: {
    kind: 'retry',
    source: 'decision 32 "wallet list"',
    en: { text: 'WalletConnect didn’t answer. Check your network and try again.' },
    ru: { text: 'WalletConnect не отвечает. Проверьте сеть и попробуйте ещё раз.' },
  },
  SWITCH_FAILED: {
    kind: 'wallet',
    source: '§8 Wallet',
    en: { text: 'Failed to switch to Base network.' },
    ru: { text: 'Не удалось переключиться на сеть Base.' },
  },
  ADD_NETWORK_FAILED: {
    kind: 'wallet',
    source: '§8 Wallet',
    en: { text: 'Failed to add Base network to the wallet.' },
    ru: { text: 'Не удалось добавить сеть Base в кошелёк.' },
  },
  NETWORK_SWITCHED: {
    kind: 'success',
    source: '§2 Home Buy Now',
    en: { title: 'Network Switched', text: 'Your wallet is on {network} now.' },
    ru: { title: 'Сеть переключена', text: 'Кошелёк теперь в сети {network}.' },
  },
  NETWORK_SWITCH_FAILED: {
    kind: 'wallet',
    source: '§2 Home Buy Now',
    en: { title: 'Network Switch Failed', text: 'Please switch to {network} manually in your wallet.' },
    ru: { title: 'Сеть не переключена', text: 'Переключите кошелёк на сеть {network} вручную.' },
  },
  TOKEN_ADDED: {
    kind: 'success',
    source: '§2 How-to-buy page, add-token details',
    en: {
      title: 'LILAPE is in your list',
      text: 'Your wallet shows the token now. The balance stays zero until you claim after the sale.',
    },
    ru: {
      title: 'LILAPE в вашем списке',
      text: 'Кошелёк теперь показывает токен. Баланс останется нулевым, пока вы не заберёте токены после продажи.',
    },
  },
  TOKEN_NOT_ADDED: {
    kind: 'wallet',
    source: '§2 How-to-buy page, add-token details',
    en: {
      title: 'Not added',
      text: 'The wallet did not add the token. You can add it by hand with the details on this page.',
    },
    ru: {
      title: 'Не добавлен',
      text: 'Кошелёк не добавил токен. Его можно добавить вручную по данным на этой странице.',
    },
  },
  WALLET_REQUEST_PENDING: {
    kind: 'wallet',
    source: '§8 Wallet, code -32002 of a transaction',
    en: { text: 'A request is already waiting in your wallet. Open it to answer.' },
    ru: { text: 'В кошельке уже ждёт запрос. Откройте кошелёк, чтобы ответить.' },
  },
  SIGNATURE_REJECTED: {
    kind: 'wallet',
    source: 'EIP-1193 code 4001, a text to sign',
    en: { text: 'You didn’t sign. Nothing was sent, and everything you typed is still here.' },
    ru: { text: 'Вы не подписали. Ничего не отправлено, и всё, что вы написали, на месте.' },
  },
  SIGNATURE_FAILED: {
    kind: 'wallet',
    source: 'a text to sign, none of the known reasons',
    en: { text: 'The wallet gave no signature. Nothing was sent; you can also send it unsigned.' },
    ru: { text: 'Кошелёк не дал подписи. Ничего не отправлено; можно отправить и без неё.' },
  },
  WALLET_DISCONNECTED: {
    kind: 'wallet',
    source: 'EIP-1193 codes 4900 and 4901',
    en: { text: 'The wallet is disconnected. Open it, or connect it again.' },
    ru: { text: 'Кошелёк отключён. Откройте его или подключите заново.' },
  },
  TRANSACTION_REJECTED: {
    kind: 'wallet',
    source: '§8 Wallet, code 4001',
    en: { text: 'Transaction rejected by user' },
    ru: { text: 'Транзакция отклонена пользователем' },
  },
  INSUFFICIENT_FUNDS_FOR_TRANSACTION: {
    kind: 'wallet',
    source: '§8 Wallet, code -32603',
    en: { text: 'Insufficient funds for transaction' },
    ru: { text: 'Недостаточно средств для транзакции' },
  },
  INSUFFICIENT_ETH: {
    kind: 'wallet',
    source: '§8 Wallet',
    en: { text: 'Insufficient ETH balance' },
    ru: { text: 'Недостаточно ETH' },
  },
  CONFIRMATION_TIMEOUT: {
    kind: 'retry',
    source: '§8 Wallet',
    en: { text: 'Transaction confirmation timeout' },
    ru: { text: 'Подтверждение транзакции не получено вовремя' },
  },
  TRANSACTION_FAILED: {
    kind: 'wallet',
    source: '§8 Wallet',
    en: { text: 'Transaction failed on Base network' },
    ru: { text: 'Транзакция не выполнена в сети Base' },
  },
  UNSUPPORTED_TOKEN: {
    kind: 'input',
    source: '§8 Wallet',
    en: { text: 'Unsupported token: {symbol}' },
    ru: { text: 'Токен не поддерживается: {symbol}' },
  },
} as const satisfies Record<string, Message>;
