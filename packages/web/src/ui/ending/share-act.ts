/** Shares the picture of an act. */
import { networkName } from '@lilape/domain/chains';
import type { Language } from '@lilape/domain/languages';
import { chainId } from '#shell/first/deployment.ts';
import { shortAddress } from '#shell/first/short-address.ts';
import { shareFile } from '#ui/share-file.ts';
import { paintCard } from './card.ts';

type Shared = {
  figure: string;
  unit: string;
  what: string;
  block: number;
  hash: string;
};

/** Gives the picture and the address of this page to whatever the device shares with, or the picture to its downloads. @throws Error where the browser cannot paint */
export async function shareAct(shared: Shared, language: Language): Promise<void> {
  const { figure, unit, what, block, hash } = shared;
  const network = `${networkName(chainId, language)}, #${block}`;
  const blob = await paintCard({ figure, unit, lines: [what, network, shortAddress(hash)] });
  const name = `lilape-${hash.slice(2, 10)}.png`;
  await shareFile(new File([blob], name, { type: 'image/png' }), location.origin + location.pathname);
}
