/** In place of WalletConnect's own dialog, which this site never opens: it would weigh more than the page. */

export {};
