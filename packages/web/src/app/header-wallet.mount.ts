/** Keeps true what the header's button says of the wallet. @see frame/header-wallet.tsx */
import { rememberedAccount } from '#shell/first/remembered.ts';
import { shortAddress } from '#shell/first/short-address.ts';
import { lastVisit } from '#wallet/last-visit.ts';
import { currentSession, onSession } from '#shell/first/session.ts';

/** Writes who is connected, or was at the last visit, into the button in `root` from now on. */
export function mount(root: HTMLElement): void {
  const button = root.querySelector('button');
  if (button === null) throw new Error('The header has no wallet button.');
  const { busy = '', own = '' } = button.dataset;
  const connect = button.textContent;
  const label = document.createElement('span');
  button.replaceChildren(label);

  const show = () => {
    const session = currentSession();
    const address = session.status === 'connected' ? session.address : lastVisit.get()?.address;
    const account = session.status === 'connected' ? shortAddress(session.address) : rememberedAccount();
    const isConnecting = session.status === 'connecting';
    button.ariaBusy = isConnecting ? 'true' : null;
    button.ariaLabel = account === null ? null : `${own}, ${account}`;
    const nobody = isConnecting ? busy : connect;
    const text = account === null ? nobody : `${account} ▾`;
    label.textContent = text;
    if (address !== undefined) void showHead(address, text);
    // While a known account comes back its head stays.
    else if (account === null || !isConnecting) button.replaceChildren(label);
  };
  const showHead = async (address: string, text: string) => {
    // Where it does not come, the address stands alone.
    const loaded = await import('./head-for.ts').catch(() => null);
    if (loaded !== null && label.textContent === text) button.replaceChildren(loaded.headFor(address), label);
  };
  onSession(show);
  lastVisit.subscribe(show);
  // Another tab may have connected or disconnected.
  addEventListener('storage', show);
  show();
}
