/** The same in HTML that is written beforehand: each story, shown once it is the visitor's. */
import { Mount } from '#shell/island/mount.tsx';
import { ownedStories } from './owned-story.ts';
import { OwnedWords } from './owned-words.tsx';

/** Nothing until `owned.mount.ts` knows the account. */
export function OwnedPlaces() {
  return (
    <Mount file="features/wallet/owned.mount.ts" when="wallet">
      {ownedStories.map((story) => (
        <p key={story} data-owned={story} hidden>
          <OwnedWords story={story} tokens={<span data-owned="tokens" />} when={<span data-owned="end" />} />
        </p>
      ))}
    </Mount>
  );
}
