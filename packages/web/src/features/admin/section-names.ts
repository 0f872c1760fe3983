/** What the sections of the admin page are called. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Shown in the links from one to another. */
export const sectionNames = {
  posts: msg`Posts`,
  sale: msg`Sale`,
  apes: msg`NFT studio`,
  launchpad: msg`Launchpad`,
  site: msg`Site`,
  game: msg`Game`,
  operations: msg`Operations`,
} as const satisfies Record<string, MessageDescriptor>;
