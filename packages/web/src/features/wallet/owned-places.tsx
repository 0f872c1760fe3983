/** The same in HTML that is written beforehand: each story, shown once it is the visitor's. */
import type { ReactNode } from 'react';
import { Mount } from '#shell/island/mount.tsx';
import { Link } from '#shell/ui/link.tsx';
import { Filled, when } from '#ui/filled.tsx';
import { ownedStories } from './owned-story.ts';
import { OwnedWords } from './owned-words.tsx';

/** Nothing until `owned.mount.ts` knows the account. */
export function OwnedPlaces() {
  return (
    <Mount file="features/wallet/owned.mount.ts" when="wallet">
      {ownedStories.map((story) => (
        <p key={story} {...when(`owned-${story}`)}>
          <OwnedWords
            story={story}
            tokens={<Filled of="owned.tokens" />}
            when={<Filled of="end.zoned" />}
            ClaimLink={ClaimLink}
          />
        </p>
      ))}
    </Mount>
  );
}

function ClaimLink({ children }: { children: ReactNode }) {
  return <Link to="/claim">{children}</Link>;
}
