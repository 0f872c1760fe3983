/** The amount that a visitor chose, before the form was there or before it was closed. */

let draft = '';

/** Keeps it, as text, for the form that opens next; empty once it is bought. */
export function setDraftAmount(text: string): void {
  draft = text;
}

/** What stands in the form when it opens; empty where nothing was chosen. */
export function draftAmount(): string {
  return draft;
}
