// What the page of an ape says before anybody asks the chain: all that follows from its number, in the document's language.
import { CATALOGUE, LAYERS, type Layer } from '@lilape/domain/apes/catalogue';
import { BANDS, BAND_NAMES, rarityOf } from '@lilape/domain/apes/rarity';
import { TRAIT_COUNTS, standingOf } from '@lilape/domain/apes/standing';
import { FIRST_ID, LAST_ID } from '@lilape/domain/apes/ids';
import { isPrizeId, traitIndexesOf } from '@lilape/domain/apes/traits';
import type { Language } from '@lilape/domain/languages';
import type { ApeTexts } from '@lilape/wire/markers';

/** Text for each marker of the page of `id`. @throws RangeError unless it is the id of an ape */
export function apeTexts(id: number, language: Language): ApeTexts {
  const number = (value: number) => value.toLocaleString(language);
  const { score, band } = rarityOf(id);
  const { firstRank, lastRank, alike } = standingOf(id);
  const { apes, from, to } = BANDS.find(({ name }) => name === band) ?? { apes: 0, from: 0, to: 0 };
  const indexes = traitIndexesOf(id);
  const traits = LAYERS.flatMap((layer) => traitTexts(layer, indexes[layer], number));
  return {
    ...Object.fromEntries(traits),
    id,
    score,
    band: BAND_NAMES.indexOf(band),
    bandApes: number(apes),
    bandFrom: from,
    bandTo: to,
    kind: Number(isPrizeId(id)),
    firstRank: number(firstRank),
    lastRank: number(lastRank),
    alike: number(alike),
    // The row of all apes has no end.
    previous: id === FIRST_ID ? LAST_ID : id - 1,
    next: id === LAST_ID ? FIRST_ID : id + 1,
  } as ApeTexts;
}

function traitTexts(
  layer: Layer,
  index: number,
  number: (value: number) => string,
): [string, string | number][] {
  const trait = CATALOGUE[layer][index];
  return [
    [`${layer}Name`, trait?.name ?? ''],
    [`${layer}Option`, index],
    [`${layer}Apes`, number(TRAIT_COUNTS[layer][index] ?? 0)],
    [`${layer}Points`, number(100 - (trait?.rarity ?? 0))],
  ];
}
