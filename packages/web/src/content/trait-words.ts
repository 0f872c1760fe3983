/** What traits are called in other languages than that of the metadata, which stays as wallets and markets show it. @see decision 212 "traits in the readers language" */
import type { Trait } from '@lilape/domain/apes/catalogue';
import { FIRST_LANGUAGE, type Language } from '@lilape/domain/languages';
import { noTrait } from './apes.ts';

/** By their names in the catalogue; nouns, since some stand without their layer, as on the card of a mint. */
export const traitWords: Readonly<
  Record<Exclude<Language, typeof FIRST_LANGUAGE>, Readonly<Record<string, string>>>
> = {
  ru: {
    'Banana Noon': 'Банановый полдень',
    'Jungle Morning': 'Утро в джунглях',
    Lagoon: 'Лагуна',
    'Plum Dusk': 'Сливовые сумерки',
    'Volcano Night': 'Ночь у вулкана',
    LilApe: 'LilApe',
    Calm: 'Спокойный взгляд',
    'Wide Awake': 'Глаза нараспашку',
    'Raised Brow': 'Поднятая бровь',
    Sleepy: 'Сонный взгляд',
    'Side Glance': 'Взгляд искоса',
    Wink: 'Подмигивание',
    Starry: 'Звёзды в глазах',
    Teary: 'Слёзы',
    Hypnotised: 'Гипноз',
    Laser: 'Лазер',
    'Banana Peel': 'Банановая кожура',
    'Straw Hat': 'Соломенная шляпа',
    'Flower Wreath': 'Венок из цветов',
    Crown: 'Корона',
    Banana: 'Банан',
    'Bow Tie': 'Галстук-бабочка',
    'Gold Chain': 'Золотая цепь',
    Headphones: 'Наушники',
    Monocle: 'Монокль',
    Butterfly: 'Бабочка',
  },
};

/** What a trait is called on a page. */
export function traitWord({ name, file }: Trait, language: Language): string {
  if (file === null) return noTrait[language];
  return language === FIRST_LANGUAGE ? name : (traitWords[language][name] ?? name);
}
