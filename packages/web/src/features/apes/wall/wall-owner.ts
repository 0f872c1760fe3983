/** Whose apes are shown: an address that is typed, or the connected wallet's. */
import { shortAddress } from '#shell/first/short-address.ts';
import { ownerOf } from './filter.ts';

/** The wallet that was asked for here; of one that was connected before, the document has the short address. */
let found: string | null = null;

/** Whether `owner`, in lower case, is the visitor's own wallet. */
export function isOwn(owner: string): boolean {
  const known = document.documentElement.dataset['wallet']?.toLowerCase();
  return owner === found || known === shortAddress(owner);
}

/** Follows the field and the button; says of what is no address what would be right. */
export function followOwner(form: HTMLFormElement, onOwner: (owner: string) => void): void {
  const field = form.elements.namedItem('owner');
  if (field instanceof HTMLInputElement) {
    const judge = () => {
      const isRight = field.value.trim() === '' || ownerOf(field.value) !== null;
      field.setCustomValidity(isRight ? '' : (field.dataset['wrong'] ?? ''));
      return isRight;
    };
    field.addEventListener('input', judge);
    field.addEventListener('change', () => judge() || field.reportValidity());
  }
  form.querySelector('[data-wall-mine]')?.addEventListener('click', () => {
    askWallet(onOwner).catch(() => {
      // The page's own notice says that a part did not come.
    });
  });
}

/** The address of the connected wallet, asked for one where there is none. */
async function askWallet(onOwner: (owner: string) => void): Promise<void> {
  const [{ openWalletDialog }, { currentSession }] = await Promise.all([
    import('#shell/first/choose-wallet.ts'),
    import('#shell/first/session.ts'),
  ]);
  const go = () => {
    const session = currentSession();
    if (session.status !== 'connected') return;
    found = session.address.toLowerCase();
    onOwner(found);
  };
  if (currentSession().status === 'connected') go();
  else openWalletDialog(go);
}
