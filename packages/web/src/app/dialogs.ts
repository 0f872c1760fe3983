/** Where the dialogs over the page come from: a row a dialog. Loaded with the first of them, as their lists of files weigh too much for every page. */
import type { PartSource } from '#shell/page/part.tsx';
import type { OverlayName } from '#shell/ui/overlay.ts';

export const dialogs: Readonly<
  Record<OverlayName | 'open-acts' | 'owned' | 'stakes' | 'draw' | 'tier' | 'launch', PartSource<object>>
> = {
  buy: {
    load: async () => (await import('#features/buy/buy-modal.tsx')).BuyModal,
    catalog: 'sale',
  },
  account: {
    load: async () => (await import('#features/wallet/account-menu.tsx')).AccountMenu,
    catalog: 'sale',
  },
  wallet: {
    load: async () => (await import('#features/wallet/wallet-dialog.tsx')).WalletDialog,
    catalog: 'sale',
  },
  'open-acts': {
    load: async () => (await import('./open-acts.tsx')).OpenActs,
    catalog: 'sale',
  },
  owned: {
    load: async () => (await import('./owned-on-home.tsx')).OwnedOnHome,
    catalog: 'sale',
  },
  draw: {
    load: async () => (await import('./draw-on-giveaway.tsx')).DrawOnGiveaway,
    catalog: 'kept',
  },
  launch: {
    load: async () => (await import('./rest-on-launch.tsx')).RestOnLaunch,
    catalog: 'kept',
  },
  tier: {
    load: async () => (await import('./desk-on-launchpad.tsx')).DeskOnLaunchpad,
    catalog: 'sale',
  },
  stakes: {
    load: async () => (await import('./stakes-on-staking.tsx')).StakesOnStaking,
    catalog: 'sale',
  },
};
