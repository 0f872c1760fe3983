/** The jungle wall: all apes, or the faces of those that are minted. */
import { msg } from '@lingui/core/macro';
import { GalleryPage } from '#features/apes/gallery-page.tsx';
import { Mount } from '#shell/island/mount.tsx';
import type { PageHead } from '#shell/page/page-head.ts';

export const head: PageHead = {
  description: msg`All 10,000 LilApes: filter by eyes, hat, accessory, background, rarity or owner, and share what you find as a link.`,
};

/** The wall. */
export function Page() {
  return (
    <Mount file="features/apes/wall/wall.mount.ts" when="load">
      <GalleryPage />
    </Mount>
  );
}
