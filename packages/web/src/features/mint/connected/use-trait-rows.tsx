/** The traits of an ape as rows of a slip. */
import { traitsOf } from '@lilape/domain/apes/traits';
import { layerWords } from '#content/apes.ts';
import { traitWord } from '#content/trait-words.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import type { SlipRow } from '#ui/ending/slip.tsx';
import { chosenLayers } from './slip.tsx';

/** A row a layer. */
export function useTraitRows(tokenId: number): SlipRow[] {
  const language = useLanguage();
  const traits = traitsOf(tokenId);
  return chosenLayers.map((layer) => [layerWords[layer][language], traitWord(traits[layer], language)]);
}
