/** What the sections of the admin page are called. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** By how they stand in addresses. */
export const sectionNames = {
  posts: msg`Posts`,
  sale: msg`Sale`,
  apes: msg`NFT studio`,
  launchpad: msg`Launchpad`,
  site: msg`Site`,
  game: msg`Game`,
  house: msg`Operations`,
} as const satisfies Record<string, MessageDescriptor>;
