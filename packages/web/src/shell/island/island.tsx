/** Where a document reacts: the place of a component that React takes over in a root of its own. @see decision 140 "islands" */
import { createContext, type ReactElement, use, useId } from 'react';
import type { When } from '#shell/first/when.ts';

/** What the prerendering knows of an island: where its component lies, what it was given, and its HTML. */
export type RenderedIsland = { name: string; props: string; html: string };

/** Renders an island's component in a root of its own, whose ids begin with `prefix`; given by the prerendering alone. */
export type RenderIsland = (element: ReactElement, prefix: string) => Promise<RenderedIsland>;

/** Filled by the prerendering around a document. */
export const IslandContext = createContext<RenderIsland | null>(null);

/**
 * Holds the HTML of its one child until React takes it over at `when`. The child is a component of a file `*.island.tsx`,
 * and its props are plain JSON: both are all that the browser is given. What stands in that component as `children` belongs
 * to the document: it is kept as it was written, and its code is in no bundle. Elsewhere than in a prerendered document,
 * as in unit tests, the child is simply rendered.
 */
export function Island({ when, children }: { when: When; children: ReactElement }) {
  const render = use(IslandContext);
  const prefix = useId();
  if (render === null) return <page-island>{children}</page-island>;
  const { name, props, html } = use(render(children, prefix));
  return (
    <page-island
      name={name}
      when={when}
      props={props === '{}' ? undefined : props}
      prefix={prefix}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
