/** Fills in who has the ape, and what happened to it. */
import { followApe } from '#features/apes/ape-now.ts';
import { languageOf } from '@lilape/domain/languages';

/** The chain's side of the page, as it is now and whenever that changes. */
export function start(): void {
  followApe(document, languageOf(location.pathname));
}
