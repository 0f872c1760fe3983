/** What a page is called in tabs, search results and shared links; each file in `src/routes` exports its own. */
import type { MessageDescriptor } from '@lingui/core';

export type PageHead = { title: MessageDescriptor; description: MessageDescriptor };
