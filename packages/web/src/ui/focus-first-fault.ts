// Where a person who pressed too early is led.

/** Gives the focus to the first field of `form` that is marked as wrong; to none where none is. */
export function focusFirstFault(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
