/** Words of the collection in both languages: rarity bands and layers. */
import type { Layer } from '@lilape/domain/apes/catalogue';
import type { BandName } from '@lilape/domain/apes/rarity';
import type { Language } from '@lilape/domain/languages';

type Words = Readonly<Record<Language, string>>;

/** What a band is called. */
export const bandWords = {
  common: { en: 'Common', ru: 'Обычная' },
  uncommon: { en: 'Uncommon', ru: 'Необычная' },
  rare: { en: 'Rare', ru: 'Редкая' },
  epic: { en: 'Epic', ru: 'Эпическая' },
  legendary: { en: 'Legendary', ru: 'Легендарная' },
} as const satisfies Readonly<Record<BandName, Words>>;

/** What stands for a trait that is none. */
export const noTrait: Words = { en: 'None', ru: 'Нет' };

/** What a layer of an ape is called. */
export const layerWords = {
  backgrounds: { en: 'Background', ru: 'Фон' },
  body: { en: 'Body', ru: 'Тело' },
  eyes: { en: 'Eyes', ru: 'Глаза' },
  hats: { en: 'Hat', ru: 'Шляпа' },
  accessories: { en: 'Accessory', ru: 'Аксессуар' },
} as const satisfies Readonly<Record<Layer, Words>>;
