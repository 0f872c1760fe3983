/** What apes are chosen by: beside the wall on a large screen, sheets from the foot of a small one. */
import { CATALOGUE } from '@lilape/domain/apes/catalogue';
import { BAND_NAMES } from '@lilape/domain/apes/rarity';
import { TRAIT_COUNTS } from '@lilape/domain/apes/standing';
import type { IconLayer } from '@lilape/art/nft/trait-icons';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { bandWords, layerWords } from '#content/apes.ts';
import { traitWord } from '#content/trait-words.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button } from '#shell/ui/button.tsx';
import styles from './filters.module.css';
import { TraitIcon } from './trait-icon.tsx';

/** In the order of the bar: what is looked at first comes first. The icon is that of an option that shows what is meant. */
const layers = [
  { layer: 'eyes', icon: 6 },
  { layer: 'hats', icon: 4 },
  { layer: 'accessories', icon: 4 },
  { layer: 'backgrounds', icon: 2 },
] as const satisfies readonly { layer: IconLayer; icon: number }[];

/** The form; `wall/wall-form.ts` reads and writes it. */
export function Filters() {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <form className={styles.form} aria-label={t`What you want to see`} noValidate>
      <div className={styles.bar}>
        {layers.map(({ layer, icon }) => (
          <Opener key={layer} group={layer} name={layerWords[layer][language]}>
            <TraitIcon layer={layer} option={icon} />
          </Opener>
        ))}
        <Opener group="band" name={t`Rarity`}>
          <Star />
        </Opener>
        <Opener group="more" name={t`More`}>
          <Dots />
        </Opener>
      </div>
      {layers.map(({ layer }) => (
        <Sheet key={layer} group={layer} title={layerWords[layer][language]}>
          {CATALOGUE[layer].map((trait, option) =>
            (TRAIT_COUNTS[layer][option] ?? 0) === 0 ? null : (
              <Option
                key={trait.name}
                group={layer}
                value={trait.name}
                icon={<TraitIcon layer={layer} option={option} />}
              >
                {traitWord(trait, language)}
              </Option>
            ),
          )}
        </Sheet>
      ))}
      <Sheet group="band" title={t`Rarity`}>
        {BAND_NAMES.toReversed().map((name) => (
          <Option
            key={name}
            group="band"
            value={name}
            icon={<span className={styles.mark} data-band={name} />}
          >
            {bandWords[name][language]}
          </Option>
        ))}
      </Sheet>
      <div id="wall-more" popover="auto" className={styles.sheet}>
        <More />
      </div>
    </form>
  );
}

function Opener({ group, name, children }: { group: string; name: string; children: ReactNode }) {
  return (
    <button type="button" className={styles.opener} popoverTarget={`wall-${group}`}>
      {children}
      <span>{name}</span>
      <b data-chosen={group} />
    </button>
  );
}

function Sheet({ group, title, children }: { group: string; title: string; children: ReactNode }) {
  return (
    <div id={`wall-${group}`} popover="auto" className={styles.sheet}>
      <fieldset className={styles.group}>
        <legend>{title}</legend>
        <div className={styles.options}>{children}</div>
      </fieldset>
    </div>
  );
}

type OptionProps = { group: string; value: string; icon: ReactNode; children: ReactNode };

function Option({ group, value, icon, children }: OptionProps) {
  return (
    <label className={styles.option}>
      <input type="checkbox" name={`${group}-${value}`} value={value} data-group={group} autoComplete="off" />
      {icon}
      <span className={styles.name}>{children}</span>
      <span className={styles.number} data-count="">
        —
      </span>
    </label>
  );
}

function More() {
  const { t } = useLingui();
  return (
    <div className={styles.more}>
      <label>
        <span>{t`Order`}</span>
        <select name="sort" autoComplete="off">
          <option value="newest">{t`Newest first`}</option>
          <option value="number">{t`By number`}</option>
          <option value="rarity">{t`Rarest first`}</option>
        </select>
      </label>
      <label>
        <span>{t`Owner’s address`}</span>
        <input
          name="owner"
          type="text"
          inputMode="text"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          placeholder="0x…"
          data-wrong={t`An address is 0x and 40 hex digits.`}
        />
      </label>
      <Button look="secondary" size="small" data-wall-mine="" aria-haspopup="dialog">
        <Trans>Find mine</Trans>
      </Button>
    </div>
  );
}

function Star() {
  return (
    <svg aria-hidden="true" viewBox="0 0 44 44" width={44} height={44}>
      <path
        d="M22 4 27.6 15.6 40 17.4 31 26.4 33.2 39 22 32.8 10.8 39 13 26.4 4 17.4 16.4 15.6Z"
        fill="#FFD23F"
        stroke="currentColor"
        strokeWidth={3}
        strokeLinejoin="round"
      />
    </svg>
  );
}

function Dots() {
  return (
    <svg aria-hidden="true" viewBox="0 0 44 44" width={44} height={44} fill="currentColor">
      <circle cx={10} cy={22} r={4} />
      <circle cx={22} cy={22} r={4} />
      <circle cx={34} cy={22} r={4} />
    </svg>
  );
}
