/** Where the dialogs over the page come from: a row a dialog. Loaded with the first of them, as their lists of files weigh too much for every page. */
import type { PartSource } from '#shell/page/part.tsx';
import type { OverlayName } from '#shell/first/overlay.ts';

/** What a row is for: a dialog, or the acts that are left open. */
export type DialogSource = OverlayName | 'open-acts';

export const dialogs: Readonly<Record<DialogSource, PartSource<object>>> = {
  buy: {
    load: async () => (await import('#features/buy/buy-modal.tsx')).BuyModal,
    catalog: 'wallet',
  },
  account: {
    load: async () => (await import('#features/wallet/account-menu.tsx')).AccountMenu,
    catalog: 'wallet',
  },
  wallet: {
    load: async () => (await import('#features/wallet/wallet-dialog.tsx')).WalletDialog,
    catalog: 'wallet',
  },
  'open-acts': {
    load: async () => (await import('./connected/open-acts.tsx')).OpenActs,
    catalog: 'wallet',
  },
};
