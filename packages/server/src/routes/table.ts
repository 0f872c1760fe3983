// The registered paths and their methods: for 405 answers and for the names of routes in metrics.

export type RouteEntry = { readonly pattern: string; readonly methods: readonly string[] };

/** A path as OpenAPI writes it, and a method in lower case. */
type Route = { readonly path: string; readonly method: string };

export type RouteTable = {
  /** Adds routes: all that there are of a path at once. */
  add(routes: readonly Route[]): void;
  /** The entry of a path, or undefined for a path that no route has. */
  find(path: string): RouteEntry | undefined;
};

/** An empty table. A path that takes GET takes HEAD too. */
export function createRouteTable(): RouteTable {
  const exact = new Map<string, RouteEntry>();
  const patterned: { regex: RegExp; entry: RouteEntry }[] = [];
  return {
    add(routes) {
      for (const [pattern, of] of Map.groupBy(routes, ({ path }) => path)) {
        const methods = of.map(({ method }) => method.toUpperCase());
        const entry = { pattern, methods: methods.includes('GET') ? [...methods, 'HEAD'] : methods };
        if (pattern.includes('{')) patterned.push({ regex: toRegex(pattern), entry });
        else exact.set(pattern, entry);
      }
    },
    find: (path) => exact.get(path) ?? patterned.find(({ regex }) => regex.test(path))?.entry,
  };
}

function toRegex(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);
}
