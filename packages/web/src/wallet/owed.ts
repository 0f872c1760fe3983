/** Marks the document with what a sale that is over still owes the account that is here, and with what it was paid, so that links to the claim say so. */
import { PAYMENT_TOKENS } from '@lilape/domain/presale/methods';
import { claimableTokens, refundableUnits } from '@lilape/domain/presale/payouts';
import type { Provider } from '#chain/provider.ts';
import { over } from '#text/sale-state.ts';
import { onSession } from '#shell/first/session.ts';
import { whoIsHere } from './last-visit.ts';

let providerHere: (() => Promise<Provider>) | undefined;
let lastOccasion = '';
let looks = 0;

/**
 * Looks now, and whenever another account is here or the sale moves on; from now on by `provider`, also where another was given
 * before. @see frame/room-links.module.css
 */
export function followOwed(provider: () => Promise<Provider>): void {
  const isFollowed = providerHere !== undefined;
  providerHere = provider;
  if (isFollowed) return;
  onSession(lookOnce);
  new MutationObserver(lookOnce).observe(document.documentElement, { attributeFilter: ['data-sale'] });
  lookOnce();
}

/**
 * Asks the contract once the sale is over, and writes what is owed: 'claim', 'refund', both or nothing; and what was
 * paid out: 'claim', 'refund', both, or 'none' to an account that bought nothing. @see ui/payout-link.css
 */
export async function lookAtOwed(): Promise<void> {
  looks += 1;
  const look = looks;
  const { owed, paid } = await standNow();
  if (look !== looks) return;
  mark('owed', owed);
  mark('paid', paid);
}

function mark(name: 'owed' | 'paid', words: readonly string[]): void {
  const { dataset } = document.documentElement;
  if (words.length > 0) dataset[name] = words.join(' ');
  else delete dataset[name];
}

function lookOnce(): void {
  // The status is written each second, most times the same.
  const occasion = `${whoIsHere()} ${document.documentElement.dataset['sale']}`;
  if (occasion === lastOccasion) return;
  lastOccasion = occasion;
  void lookAtOwed();
}

type Stand = { readonly owed: readonly string[]; readonly paid: readonly string[] };

const unknown: Stand = { owed: [], paid: [] };

async function standNow(): Promise<Stand> {
  const address = whoIsHere();
  const isOver = over.some((state) => state === document.documentElement.dataset['sale']);
  if (address === null || !isOver || providerHere === undefined) return unknown;
  try {
    const { accountOf } = await import('#chain/account-of.ts');
    const account = await accountOf(await providerHere(), address);
    const isRefundable = PAYMENT_TOKENS.some((coin) => refundableUnits(account, coin) > 0n);
    if (account.tokens === 0n) return { owed: [], paid: ['none'] };
    const isClaimable = claimableTokens(account) > 0n;
    return {
      owed: [...(isClaimable ? ['claim'] : []), ...(isRefundable ? ['refund'] : [])],
      paid: [...(isClaimable ? [] : ['claim']), ...(isRefundable ? [] : ['refund'])],
    };
  } catch {
    // A mark says what the contract said. It did not: the page behind the link tells why.
    return unknown;
  }
}
