/** What was typed or chosen in an island before React had taken it over: React knows only what it has heard. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Puts the fields of an island back to what was prerendered; what is returned gives them what was typed, so that React hears it. */
export function takeTyped(island: HTMLElement): () => void {
  const fields = [...island.querySelectorAll<Field>('input, textarea, select')];
  // Before any of them is put back: that takes the mark from another radio button.
  const checked = new Set(fields.filter((field) => field instanceof HTMLInputElement && field.checked));
  const gives = fields.flatMap((field) => {
    const give = takeFrom(field, checked.has(field));
    return give === null ? [] : [give];
  });
  return () => gives.forEach((give) => give());
}

function takeFrom(field: Field, isChecked: boolean): (() => void) | null {
  if (field instanceof HTMLSelectElement) return takeChoice(field);
  if (field instanceof HTMLInputElement) {
    if (field.type === 'checkbox' || field.type === 'radio') return takeCheck(field, isChecked);
    if (field.type === 'file') return null;
  }
  return takeText(field);
}

function takeText(field: HTMLInputElement | HTMLTextAreaElement): (() => void) | null {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  if (value === defaultValue) return null;
  field.value = defaultValue;
  return () => {
    if (!field.isConnected || field.value !== defaultValue) return;
    setUnseen(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // Fields of some types have no caret.
    if (document.activeElement === field && selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd);
  };
}

function takeCheck(field: HTMLInputElement, isChecked: boolean): (() => void) | null {
  const { defaultChecked } = field;
  field.checked = defaultChecked;
  if (isChecked === defaultChecked || (field.type === 'radio' && !isChecked)) return null;
  return () => {
    if (field.isConnected && field.checked !== isChecked) field.click();
  };
}

function takeChoice(field: HTMLSelectElement): (() => void) | null {
  const { value } = field;
  const options = [...field.options];
  const prerendered = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  if (prerendered === undefined || prerendered.value === value) return null;
  field.value = prerendered.value;
  return () => {
    if (!field.isConnected) return;
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

/** React watches the `value` of a field that it knows and hears only of a change that it did not see. */
function setUnseen(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}
