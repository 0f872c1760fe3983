/** Renders the islands of one document to HTML, each in a root of its own; for the prerendering build only. */
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { IslandContext, type RenderedIsland, type RenderIsland } from '#shell/island/island.tsx';
import { componentOf, islandRoot } from '#shell/island/root.tsx';
import { ErrorBoundary } from '#shell/island/error-boundary.tsx';

/** What files `*.island.tsx` export, by their paths. */
export type IslandFiles = Readonly<Record<string, object>>;

type Names = ReadonlyMap<unknown, string>;

/** The components of all islands with the names of their files: "features/verify/counter" for "/src/features/verify/counter.island.tsx". */
const namesOf = (files: IslandFiles): Names =>
  new Map(
    Object.entries(files).map(([file, module]) => [
      componentOf(module, file),
      file.replace(/^\/src\//, '').replace(/\.island\.tsx$/, ''),
    ]),
  );

const refuse: RenderIsland = () => {
  throw new Error('An island lies in another: give it to the document.');
};

/** Returns what renders the islands of one document, each once. @throws Error for a file of another form */
export function islandRenderer(files: IslandFiles): RenderIsland {
  const names = namesOf(files);
  const rendered = new Map<string, Promise<RenderedIsland>>();
  return (element, prefix) => {
    const known = rendered.get(prefix);
    if (known !== undefined) return known;
    const island = renderIsland(names, element, prefix);
    rendered.set(prefix, island);
    return island;
  };
}

async function renderIsland(names: Names, element: ReactElement, prefix: string): Promise<RenderedIsland> {
  const name = names.get(element.type);
  if (name === undefined) throw new Error(`${nameOfType(element)} is in no file *.island.tsx.`);
  const { children, ...own } = element.props as { children?: ReactNode };
  requireJson(name, own);
  const failures: unknown[] = [];
  const whole =
    children === undefined ? element : cloneElement(element, {}, <island-slot>{children}</island-slot>);
  const root = <IslandContext value={refuse}>{islandRoot(whole, ErrorBoundary)}</IslandContext>;
  const { prelude } = await prerender(root, {
    identifierPrefix: prefix,
    onError: (failure) => void failures.push(failure),
  });
  if (failures.length > 0)
    throw new Error(`The island ${name} could not be rendered.`, { cause: failures[0] });
  return { name, props: JSON.stringify(own), html: await new Response(prelude).text() };
}

/** @throws Error where the browser would be given something else: functions, elements, dates, bigints, gaps */
function requireJson(name: string, props: object): void {
  const strange = Object.entries(props).find(([, value]) => !isJson(value))?.[0];
  if (strange !== undefined) throw new Error(`The island ${name} is given ${strange}, which is no JSON.`);
}

function isJson(value: unknown): boolean {
  if (value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value)) return true;
  if (Array.isArray(value)) return value.every(isJson);
  const isPlain = typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && !('$$typeof' in value) && Object.values(value).every(isJson);
}

function nameOfType({ type }: ReactElement): string {
  return typeof type === 'string' ? `<${type}>` : (type as { name: string }).name;
}
