/** The layers of an ape one over another, and each by itself. */
import { LAYERS, type Layer } from '@lilape/domain/apes/catalogue';
import type { Traits } from '@lilape/domain/apes/traits';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { layerWords } from '#content/apes.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import styles from './result.module.css';

/** A stack of pictures; a press on a layer takes it out or puts it back. */
export function Layers({ traits }: { traits: Traits }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [hidden, setHidden] = useState<ReadonlySet<Layer>>(new Set());
  const toggle = (layer: Layer) =>
    setHidden((before) => {
      const next = new Set(before);
      if (!next.delete(layer)) next.add(layer);
      return next;
    });
  return (
    <>
      <div className={styles.stack}>
        {LAYERS.map((layer) => {
          const { file } = traits[layer];
          if (file === null || hidden.has(layer)) return null;
          return (
            <img
              key={layer}
              src={pathOf(layer, file)}
              alt={layer === LAYERS[0] ? t`Layers of the ape` : ''}
              width={512}
              height={512}
            />
          );
        })}
      </div>
      <ul className={styles.layers}>
        {LAYERS.map((layer) => {
          const { file, name, rarity } = traits[layer];
          return (
            <li key={layer}>
              <button
                type="button"
                aria-pressed={!hidden.has(layer)}
                disabled={file === null}
                onClick={() => toggle(layer)}
              >
                {file === null ? (
                  <span className={styles.noLayer} />
                ) : (
                  <img src={pathOf(layer, file)} alt="" width={56} height={56} />
                )}
                <span>
                  <small>{layerWords[layer][language]}</small>
                  {name}
                </span>
                <span className={styles.rarity}>{t`rarity ${rarity}`}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const pathOf = (layer: Layer, file: string): string => `/nft-assets/${layer}/${file}`;
