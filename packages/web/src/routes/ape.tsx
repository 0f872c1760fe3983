/** An ape: `/nft/{number}`. The document is filled in by the server, so links to it load that document. */
import { marker } from '@lilape/wire/markers';
import { msg } from '@lingui/core/macro';
import { Mount } from '#shell/island/mount.tsx';
import type { PageHead } from '#shell/page/page-head.ts';
import { ApePage } from '#features/apes/ape-page.tsx';

const id = marker('id');
const score = marker('score');
const [background, eyes] = [marker('backgroundsName'), marker('eyesName')];
const [hat, accessory] = [marker('hatsName'), marker('accessoriesName')];

export const head: PageHead = {
  title: msg`LilApe #${id}`,
  description: msg`Ape ${id} of 10,000. Background: ${background}. Eyes: ${eyes}. Hat: ${hat}. Accessory: ${accessory}. Rarity score ${score}.`,
};

/** The ape of the address; who has it is filled in. */
export function Page() {
  return (
    <Mount file="features/apes/ape.mount.ts" when="load">
      <ApePage />
    </Mount>
  );
}
