/** The traits of an ape as rows of a slip. */
import { traitsOf } from '@lilape/domain/apes/traits';
import { layerWords } from '#content/apes.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import type { SlipRow } from '#ui/ending/slip.tsx';
import { chosenLayers, TraitName } from './slip.tsx';

/** A row a layer. */
export function useTraitRows(tokenId: number): SlipRow[] {
  const language = useLanguage();
  const traits = traitsOf(tokenId);
  return chosenLayers.map((layer) => [
    layerWords[layer][language],
    <TraitName key={layer} of={traits[layer]} />,
  ]);
}
