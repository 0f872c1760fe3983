/** The front page: the ape, the sale's live parts, and the fixed sections under them. */
import { HeroScene } from '#features/home/hero-scene.tsx';
import { withMessages } from '#lib/messages.ts';
import { staticPart } from '#lib/static-part.tsx';

const Sections = staticPart(() =>
  withMessages('home', import('#features/home/sections.static.tsx')).then(({ Sections }) => Sections),
);

/** Home. @see specification §2 'Home sections' */
export function Page() {
  return (
    <>
      <HeroScene />
      <Sections />
    </>
  );
}
