/** Whose apes are shown: an address that is typed, or the connected wallet's. */
import { ownerOf } from './filter.ts';

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
    if (session.status === 'connected') onOwner(session.address.toLowerCase());
  };
  if (currentSession().status === 'connected') go();
  else openWalletDialog(go);
}
