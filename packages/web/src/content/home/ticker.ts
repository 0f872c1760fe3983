/** What scrolls by on the front page: what the site truly uses or, where there are any, real articles. @see decision 34 */

/** An article about the project; list only what can be read at its address. */
export type Article = { outlet: string; title: string; url: string };

/** Replaces the list below as soon as it holds one. */
export const articles: readonly Article[] = [];

/** Networks, coins, contracts and programs that this site runs on; each can be found in its code. */
export const madeWith: readonly string[] = [
  'Base',
  'USDC',
  'USDT',
  'Chainlink',
  'OpenZeppelin',
  'Solady',
  'Solidity',
  'Foundry',
  'PostgreSQL',
  'viem',
  'WalletConnect',
  'React',
];
