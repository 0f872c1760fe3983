/** Shows the apes on the wall. */
import { followWall } from '#features/apes/wall/wall-page.ts';
import { languageOf } from '@lilape/domain/languages';

/** The wall as it is now and whenever an ape is minted. */
export function start(): void {
  followWall(document, languageOf(location.pathname));
}
