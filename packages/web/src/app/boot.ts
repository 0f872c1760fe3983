/**
 * Runs before the first paint, inline in every document, its hash named by the content policy: sets the theme that was
 * chosen, takes a Russian-speaking visitor without a chosen language to the Russian page, and starts the page's scripts
 * and its service worker once it has been painted. Standalone: the build turns this file alone into a classic script.
 */
try {
  const theme = localStorage.getItem('lilape.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  const isEnglishPage = document.documentElement.lang === 'en';
  const language = localStorage.getItem('lilape.language') ?? navigator.language.slice(0, 2);
  if (isEnglishPage && language === 'ru')
    location.replace(`/ru${location.pathname}${location.search}${location.hash}`);
} catch {
  // Storage is forbidden: the system's theme and the language of the address stand.
}

/** Fetches what the document names for later and adds the entry; nothing that can be read has to wait for them. */
const start = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]'))
    link.rel = link.as === 'style' ? 'stylesheet' : 'modulepreload';
  const script = document.createElement('script');
  script.type = 'module';
  script.src = document.querySelector<HTMLLinkElement>('#entry')?.href ?? '';
  document.head.append(script);
  // Only for the offline page; where workers are forbidden there is none.
  navigator.serviceWorker?.register('/sw.js').catch(() => {});
};

// A hidden tab is never painted, and a timer after a frame runs when that frame is on the screen.
document.addEventListener('DOMContentLoaded', () => {
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
});
