/** Fetches the code of one island. */

/** A file that did not come is asked for under another address next time: a browser may keep that the first one failed. */
export async function islandCode(island: HTMLElement): Promise<object> {
  const src = island.getAttribute('src') ?? '';
  try {
    return (await import(/* @vite-ignore */ src)) as object;
  } catch (cause) {
    island.setAttribute('src', `${src.split('?')[0]}?${Date.now()}`);
    throw cause;
  }
}
