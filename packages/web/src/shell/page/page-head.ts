/** What a page is called in tabs, search results and shared links; each file in `src/routes` exports its own. */
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';

export type PageHead = {
  /** Of a page that is not called as the links to it are. */
  title?: MessageDescriptor;
  description: MessageDescriptor;
};

/** What a file in `src/routes` exports. */
export type PageModule = { Page: ComponentType; head: PageHead };
