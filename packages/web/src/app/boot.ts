/**
 * Runs before the first paint, as a small script of its own: sets the theme that was chosen, and
 * takes a Russian-speaking visitor without a chosen language to the Russian page. Standalone: the
 * build turns this file alone into a classic script.
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
