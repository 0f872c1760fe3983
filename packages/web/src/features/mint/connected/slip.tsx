/** The till receipt: what this ape is, line by line, as far as it is known. */
import { CATALOGUE, LAYERS } from '@lilape/domain/apes/catalogue';
import { rarityOf } from '@lilape/domain/apes/rarity';
import { traitsOf } from '@lilape/domain/apes/traits';
import type { Language } from '@lilape/domain/languages';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { bandWords, layerWords } from '#content/apes.ts';
import { traitWord } from '#content/trait-words.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { Blank } from '#shell/ui/blank.tsx';
import { Fact, Facts } from '#ui/facts.tsx';
import styles from '../front/card.module.css';

/** Those that tell apes apart: there is one body. */
export const chosenLayers = LAYERS.filter((layer) => CATALOGUE[layer].length > 1);

/** The lines of an ape, and their places while none is known; `children` are further ones. */
export function Slip({ tokenId, children }: { tokenId: number | null; children?: ReactNode }) {
  const language = useLanguage();
  const traits = tokenId === null ? null : traitsOf(tokenId);
  const rarity = tokenId === null ? null : rarityOf(tokenId);
  return (
    <Facts look="rows" className={styles.slip}>
      {chosenLayers.map((layer) => (
        <Fact key={layer} name={layerWords[layer][language]}>
          {traits === null ? <Blank sample="Jungle Morning" /> : traitWord(traits[layer], language)}
        </Fact>
      ))}
      <Fact name={<Trans>Rarity</Trans>}>
        {rarity === null ? (
          <Blank sample="Common · 65" />
        ) : (
          `${bandWords[rarity.band][language]} · ${rarity.score}`
        )}
      </Fact>
      {children}
    </Facts>
  );
}

/** The traits of an ape in one breath. */
export function traitsText(tokenId: number, language: Language): string {
  const traits = traitsOf(tokenId);
  return chosenLayers
    .map((layer) => traits[layer])
    .filter(({ file }) => file !== null)
    .map((trait) => traitWord(trait, language))
    .join(', ');
}
