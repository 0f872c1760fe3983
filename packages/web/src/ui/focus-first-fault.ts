// Where a person who pressed too early is led.

/** Gives the focus to the first field of `form` that is marked as wrong, by itself or by what stands around it; to none where none is. */
export function focusFirstFault(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-bad] input')?.focus();
}
