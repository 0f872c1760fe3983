/** Where a document reacts without React: the place of a plain module that is given it. @see decision 183 "one way to bring a page to life" */
import type { ReactNode } from 'react';
import { type MountFile, type When } from '#shell/first/when.ts';

/**
 * Holds HTML of the document that `file`, below `src`, brings to life at `when`, by its `mount`; nothing where what it writes
 * stands all over the document. What is pressed in it before is given to it then.
 */
export function Mount({ file, when, children }: { file: MountFile; when: When; children?: ReactNode }) {
  return (
    <page-island name={file} when={when}>
      {children}
    </page-island>
  );
}
