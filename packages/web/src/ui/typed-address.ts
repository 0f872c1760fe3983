/** The field of a form in which any address may be looked up: what was typed, and which sentence is shown of what is wrong with it. */
import { type Address, parseAddress } from '@lilape/domain/address';

/** The field in `page`; null where there is none. */
export const addressField = (page: HTMLElement) =>
  page.querySelector<HTMLInputElement>('form[data-look] input');

/** Returns the address that was typed; null where it is none, and then says what is wrong and takes the visitor back to it. */
export function typedAddress(page: HTMLElement): Address | null {
  const field = addressField(page);
  const parsed = parseAddress(field?.value.trim() ?? '');
  for (const fault of page.querySelectorAll<HTMLElement>('[data-fault]'))
    fault.hidden = parsed.ok || fault.dataset['fault'] !== parsed.fault;
  field?.setAttribute('aria-invalid', String(!parsed.ok));
  if (parsed.ok) return parsed.address;
  field?.focus();
  return null;
}
