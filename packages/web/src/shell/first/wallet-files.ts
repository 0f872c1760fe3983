/** The files of what a wallet needs on every page, which the document names. */

/** Asks at once for all files that the document names for its dialogs; for none of them again. */
export function preloadWalletFiles(): void {
  const list = document.querySelector<HTMLMetaElement>('meta[name="wallet"]');
  for (const file of list?.content.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/assets/${file}.js`;
    document.head.append(link);
  }
  list?.remove();
}
