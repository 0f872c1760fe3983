/** What the page of the launchpad does without React. */
import { openWalletDialog } from '#ui/ask-for-wallet.ts';
import { followLaunches } from './follow-launches.ts';
import { followTier } from './follow-tier.ts';

/** Follows tier and launches in `root`; returns the way to stop. */
export function followLaunchpad(root: ParentNode, language: string): () => void {
  const page = root.querySelector<HTMLElement>('[data-launchpad]');
  if (page === null) return () => {};
  page.addEventListener('click', press);
  const stops = [
    followTier(page, language),
    followLaunches(page, language),
    () => page.removeEventListener('click', press),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function press({ target }: Event): void {
  if (target instanceof Element && target.closest('[data-connect]') !== null) openWalletDialog();
}
