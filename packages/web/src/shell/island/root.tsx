/** What stands around the component of an island, the same while prerendering and in the browser, or ids would differ. */
import { type ComponentType, type ReactElement, type ReactNode, StrictMode } from 'react';

/** Returns the one component that a file `*.island.tsx` exports. @throws Error where it exports another number of things */
export function componentOf(module: object, file: string): ComponentType<object> {
  const [component, ...others] = Object.values(module) as ComponentType<object>[];
  if (component === undefined || others.length > 0)
    throw new Error(`${file} must export one component and nothing else.`);
  return component;
}

/** The tree of an island's root. */
export function islandRoot(
  element: ReactElement,
  Boundary: ComponentType<{ children: ReactNode }>,
): ReactElement {
  return (
    <StrictMode>
      <Boundary>{element}</Boundary>
    </StrictMode>
  );
}
