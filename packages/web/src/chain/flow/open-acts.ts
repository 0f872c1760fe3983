/** Which acts an account has left open, read from local storage alone, so that every page can look. */
import { shortAddress } from '#shell/first/short-address.ts';
import { storedKeys } from '#shell/first/storage.ts';

const ofChain = (chainId: number) => `lilape.act.${chainId}.`;
const prefix = (chainId: number, account: string) => `${ofChain(chainId)}${account.toLowerCase()}.`;

/** Where the journal of an account's act is kept. */
export function journalKey(act: string, chainId: number, account: string): string {
  return prefix(chainId, account) + act;
}

/** Whether any act of this account was begun and not brought to its end, here or in another tab. */
export function hasOpenAct(chainId: number, account: string): boolean {
  return storedKeys().some((key) => key.startsWith(prefix(chainId, account)));
}

/** The same of the account whose short form is given, in any spelling: all that is remembered of one. */
export function hasOpenActOfShort(chainId: number, short: string): boolean {
  const begin = ofChain(chainId);
  return storedKeys().some((key) => {
    const [account = ''] = key.startsWith(begin) ? key.slice(begin.length).split('.') : [];
    return shortAddress(account) === short.toLowerCase();
  });
}
