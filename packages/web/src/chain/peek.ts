/** Reading what a wallet put into the page: getters and proxies of strangers may throw at the mere look. */

/** A property of something unknown; undefined where there is none, or where looking at it throws. */
export function peek(thing: unknown, name: string): unknown {
  try {
    return (thing as Record<string, unknown> | null | undefined)?.[name];
  } catch {
    // A wallet that cannot be looked at has nothing to show.
    return undefined;
  }
}
