/** Going to another address of the site; whoever follows the address hears of it by `popstate`. */

/** Goes to an address of the site as it stands in `href`, language included; going to where one is adds no history. */
export function navigate(href: string): void {
  const { pathname, search, hash } = new URL(href, location.href);
  const address = pathname + search + hash;
  const isSame = address === location.pathname + location.search + location.hash;
  history[isSame ? 'replaceState' : 'pushState'](null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}
