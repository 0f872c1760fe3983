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
import { Fact, Facts } from '#ui/facts.tsx';
import styles from '../front/card.module.css';

/** Those that tell apes apart: there is one body. */
export const chosenLayers = LAYERS.filter((layer) => CATALOGUE[layer].length > 1);

/** The lines of an ape; `children` are further ones. */
export function Slip({ tokenId, children }: { tokenId: number; children?: ReactNode }) {
  const language = useLanguage();
  const traits = traitsOf(tokenId);
  const { score, band } = rarityOf(tokenId);
  return (
    <Facts look="rows" className={styles.slip}>
      {chosenLayers.map((layer) => (
        <Fact key={layer} name={layerWords[layer][language]}>
          {traitWord(traits[layer], language)}
        </Fact>
      ))}
      <Fact name={<Trans>Rarity</Trans>}>
        {bandWords[band][language]} · {score}
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
