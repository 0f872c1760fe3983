// The registered paths and their methods, from the OpenAPI document: for 405 answers and for the names of routes in metrics.

export type RouteEntry = { readonly pattern: string; readonly methods: readonly string[] };

type Paths = Readonly<Record<string, object>>;

export type RouteTable = {
  /** Adds the paths of an OpenAPI document. */
  add(paths: Paths): void;
  /** The entry of a path, or undefined for a path that no route has. */
  find(path: string): RouteEntry | undefined;
};

/** An empty table. A path that takes GET takes HEAD too. */
export function createRouteTable(): RouteTable {
  const exact = new Map<string, RouteEntry>();
  const patterned: { regex: RegExp; entry: RouteEntry }[] = [];
  return {
    add(paths) {
      for (const [pattern, item] of Object.entries(paths)) {
        const methods = Object.keys(item).map((method) => method.toUpperCase());
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
