/** Lets the browser fetch a page of ours while the pointer is on its link. */
import { PREFETCH_RULES } from '@lilape/wire/prefetch-rules';

/** Once the page has been painted: a header with the address of the rules would have them asked for before. */
export function prefetchLinks(): void {
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = PREFETCH_RULES;
  document.head.append(rules);
}
