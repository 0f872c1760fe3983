/** A page that the browser kept while another was open: what was done about the wallet there is true here too. */
import { rememberedAccount, rememberedWallet } from '#shell/first/remembered.ts';

const known = () => `${rememberedWallet()} ${rememberedAccount()}`;

/** Reloads a kept page if the remembered wallet has changed since it was left. */
export function reloadForWallet(): void {
  let left: string;
  addEventListener('pagehide', () => (left = known()));
  addEventListener('pageshow', ({ persisted }) => persisted && left !== known() && location.reload());
}
