/** A form that was sent before its script had come: the browser then asks for the page anew, with what was typed in its address. */

/** Fills `field` in with what was sent under its name; whether there was something. */
export function takeSentEarly(field: HTMLInputElement | null): boolean {
  const sent = new URLSearchParams(location.search).get(field?.name ?? '');
  if (field === null || sent === null) return false;
  field.value = sent;
  return true;
}
