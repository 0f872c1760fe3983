/** The form of the wall and the filter in the address, each written from the other. */
import { formatDecimal } from '#shell/first/format.ts';
import type { Chosen } from './choose.ts';
import { GROUPS, namesOf, ownerOf, parseFilter, SORTS, VIEWS, type Filter, type View } from './filter.ts';

const boxesOf = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLInputElement>('input[type="checkbox"][data-group]');

const viewsOf = (page: HTMLElement) => [...page.querySelectorAll<HTMLInputElement>('input[name="view"]')];

/** The filter that the form shows once `changed` was; what is typed and is no address leaves the owner as it was. */
export function readForm(form: HTMLFormElement, changed: EventTarget | null, before: Filter): Filter {
  const query = new URLSearchParams();
  for (const group of GROUPS) {
    const wanted = [...boxesOf(form)].filter((box) => box.checked && box.dataset['group'] === group);
    query.set(group, wanted.map(({ value }) => value).join(','));
  }
  const filled = new FormData(form);
  const said = (name: string) => {
    const value = filled.get(name);
    return typeof value === 'string' ? value : '';
  };
  const { options } = parseFilter(query.toString());
  const typed = said('owner').trim();
  const owner = typed === '' ? null : (ownerOf(typed) ?? before.owner);
  return {
    options,
    owner,
    sort: SORTS.find((sort) => sort === said('sort')) ?? before.sort,
    view: pressedView(changed) ?? before.view,
  };
}

/** The view whose button was pressed; undefined for another field. */
function pressedView(changed: EventTarget | null): View | undefined {
  if (!(changed instanceof HTMLInputElement) || changed.name !== 'view') return undefined;
  return VIEWS.find((view) => view === changed.value);
}

/** Marks the view that is shown. */
export function markView(page: HTMLElement, view: View): void {
  for (const choice of viewsOf(page)) choice.checked = choice.value === view;
}

/** Shows a filter in the form. */
export function writeForm(form: HTMLFormElement, { options, owner, sort }: Filter): void {
  for (const box of boxesOf(form)) {
    const group = GROUPS.find((each) => each === box.dataset['group']) ?? 'band';
    box.checked = options[group].includes(namesOf(group).indexOf(box.value));
  }
  for (const group of GROUPS) {
    const badge = form.querySelector(`[data-chosen="${group}"]`);
    if (badge !== null) badge.textContent = options[group].length === 0 ? '' : String(options[group].length);
  }
  const field = (name: string) => form.elements.namedItem(name);
  const typed = field('owner');
  if (typed instanceof HTMLInputElement) typed.value = owner ?? '';
  const order = field('sort');
  if (order instanceof HTMLSelectElement) order.value = sort;
}

/** Writes beside every option how many apes it would show; one that shows none is faint. */
export function showCounts(form: HTMLFormElement, { counts }: Chosen, language: string): void {
  for (const box of boxesOf(form)) {
    const group = GROUPS.find((each) => each === box.dataset['group']) ?? 'band';
    const count = counts[group][namesOf(group).indexOf(box.value)] ?? 0;
    const label = box.closest('label');
    const place = label?.querySelector('[data-count]');
    if (place != null) place.textContent = formatDecimal(String(count), language);
    label?.toggleAttribute('data-none', count === 0);
  }
}
