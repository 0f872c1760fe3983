/** The amount that a visitor chose before the form was there, as text; empty where they chose none. */

let wished = '';

/** Keeps it for the form that opens next. */
export function wishAmount(text: string): void {
  wished = text;
}

/** What stands in the form when it opens. */
export function wishedAmount(): string {
  return wished;
}
