// The colours an id may give to its materials.

import type { Material } from '../materials.ts';

/** The coat of an ape: fur in three lights, the colour of its marks, skin in two. */
export type Coat = Readonly<
  Record<'fur' | 'fur-dark' | 'fur-light' | 'fur-mark' | 'skin' | 'skin-dark', string>
>;

const coat = (
  fur: string,
  dark: string,
  light: string,
  mark: string,
  skin: string,
  skinDark: string,
): Coat => ({
  fur,
  'fur-dark': dark,
  'fur-light': light,
  'fur-mark': mark,
  skin,
  'skin-dark': skinDark,
});

/** Coats with how often each is picked. */
export const coats: readonly (readonly [Coat, number])[] = [
  [coat('#C8552E', '#8C3119', '#F0935F', '#EBA765', '#FFDDAE', '#EFA572'), 9],
  [coat('#8E5030', '#5C2D18', '#BF7F50', '#DBA46C', '#F8D6A8', '#DFA371'), 9],
  [coat('#5B3A2E', '#361E17', '#8A604C', '#B98B69', '#E2B184', '#BA835A'), 8],
  [coat('#5F7282', '#3A4A58', '#93A9B8', '#C9D6DC', '#F3D9C2', '#DAA88D'), 8],
  [coat('#7A4B8C', '#4E2B5E', '#AA7EBB', '#CFA6D6', '#FBD6C8', '#E59F96'), 8],
  [coat('#75853C', '#4A5720', '#A5B866', '#CFCD7E', '#F8E2B0', '#DDB375'), 8],
  [coat('#2B8798', '#17596A', '#66C0CA', '#A9DDD8', '#FFE2BC', '#EDAC7E'), 8],
  [coat('#E39C2E', '#AC671B', '#FACB6E', '#FFE2A0', '#FFEDC8', '#F0C084'), 8],
  [coat('#DC7690', '#A74763', '#F5AAB8', '#FACFD5', '#FFE5D6', '#F4B3A2'), 7],
  [coat('#454047', '#27232A', '#74707A', '#A19DA6', '#EACDB5', '#C99C80'), 7],
  [coat('#F0E4CD', '#C5AE88', '#FFFBF0', '#D3B68E', '#FFD3C4', '#F0A091'), 6],
  [coat('#7FC0A0', '#4A8C6E', '#B6E4C8', '#E0F4E2', '#FFEDCF', '#F0C09A'), 6],
  [coat('#37457A', '#1F2A55', '#6A7CB6', '#A9B6DF', '#F6D9D0', '#DAA5A0'), 7],
  [coat('#B52C40', '#731628', '#E4667A', '#F2A594', '#FFDEC8', '#EFA68E'), 7],
  [coat('#CFA371', '#98703F', '#EDCC9D', '#F6E5C4', '#FFE9CF', '#E9B98C'), 6],
  [coat('#F4C52F', '#BC8A0E', '#FFE884', '#FFF3C0', '#FFF4D6', '#F2CB83'), 2],
  [coat('#F3A6D8', '#B965A4', '#FFD3F0', '#9FE3F2', '#FFF0DF', '#F5BBC0'), 2],
];

/** Cloth: in the shade, plain, in the light. */
export const cloths = [
  ['#8A2C18', '#C7472B', '#F4866A'],
  ['#0F5163', '#1B8099', '#62C3D6'],
  ['#3F2750', '#6B4580', '#A987BC'],
  ['#1B5238', '#2E8755', '#79C389'],
  ['#1C2436', '#35425F', '#7484A8'],
  ['#A15A08', '#E88D1E', '#FFC670'],
  ['#8E1F4E', '#D13F79', '#F590B5'],
  ['#B9AE98', '#F2EAD8', '#FFFFFF'],
] as const;

/** Metal: in the shade, plain, in the light. */
export const metals: readonly (readonly [readonly [string, string, string], number])[] = [
  [['#D18B10', '#FFCB3D', '#FFF1B5'], 12],
  [['#8594A3', '#CBD6DE', '#FFFFFF'], 5],
  [['#9A4F2B', '#DE8650', '#FFD0A6'], 4],
  [['#2F7E6C', '#6CCDB4', '#D8FFF3'], 1],
];

/** Petals and wings, plain and in the shade. */
export const petals = [
  ['#F2688B', '#C23D63'],
  ['#FF9A4D', '#D9622B'],
  ['#8E7BE0', '#5D49B0'],
  ['#4FB4E0', '#23789F'],
  ['#FFF3E0', '#E5BFA0'],
  ['#E34234', '#A32318'],
  ['#F7CE46', '#DB9A1B'],
] as const;

/** Straw, plain and in the shade. */
export const straws: readonly (readonly [readonly [string, string], number])[] = [
  [['#F0C46B', '#C98E35'], 5],
  [['#F5E6BC', '#CDB078'], 2],
  [['#DB9058', '#A65F30'], 2],
  [['#C6CC84', '#8C9550'], 1],
];

/** Bananas: ripe, green, red. */
export const bananas: readonly (readonly [readonly [string, string], number])[] = [
  [['#FFD23F', '#E8A21C'], 7],
  [['#CDDE58', '#95B22F'], 2],
  [['#F08A6B', '#C4553F'], 1],
];

/** War paint, spirals, stickers. */
export const paints = ['#17748A', '#BF4528', '#5B3A6B', '#28734A', '#E0337A', '#1B2A6B'] as const;
/** The colour under a pupil. */
export const irises = ['#C98A2B', '#2FA3BC', '#4FA35A', '#9A6BC4', '#D9573C', '#8C99A6', '#7A4A24'] as const;
export const gems = ['#1E9AAE', '#D92B4B', '#7B3FC4', '#2FAA5E', '#F5F5FF'] as const;

/** Hues a background may have, how much of them, and the light it throws on all that stands before it. */
export type Sky = {
  readonly hues: readonly (readonly [hue: number, weight: number])[];
  readonly ground: readonly [saturation: number, light: number];
  readonly dots: readonly [turn: number, saturation: number, light: number];
  readonly scene: readonly [turn: number, saturation: number, light: number];
  readonly dark: readonly [turn: number, saturation: number, light: number];
  readonly light: readonly [turn: number, saturation: number, light: number];
  /** Hue of the scene where it is the same before every ground. */
  readonly sceneHue?: number;
  readonly shine: string;
  readonly shinePart: number;
  readonly rim: string;
};

/** The skies in the catalogue's order. */
export const skies: readonly Sky[] = [
  {
    hues: [
      [46, 5],
      [36, 3],
      [22, 2],
      [58, 2],
      [8, 1],
      [190, 1],
    ],
    ground: [94, 64],
    dots: [4, 98, 72],
    scene: [-12, 92, 58],
    dark: [-22, 74, 46],
    light: [8, 100, 86],
    shine: '#FFE6B0',
    shinePart: 2,
    rim: '#FFFFFF',
  },
  {
    hues: [
      [130, 4],
      [95, 3],
      [158, 3],
      [70, 2],
      [110, 2],
      [176, 1],
      [44, 2],
    ],
    ground: [52, 72],
    dots: [-10, 58, 79],
    scene: [14, 46, 50],
    dark: [24, 52, 33],
    light: [-60, 92, 88],
    shine: '#E8FFC8',
    shinePart: 4,
    rim: '#FFFFFF',
  },
  {
    hues: [
      [186, 5],
      [200, 3],
      [172, 3],
      [216, 2],
      [340, 1],
      [24, 1],
    ],
    ground: [66, 66],
    dots: [4, 72, 74],
    scene: [10, 62, 44],
    dark: [20, 58, 30],
    light: [-8, 88, 88],
    shine: '#B8F2FF',
    shinePart: 5,
    rim: '#FFFFFF',
  },
  {
    hues: [
      [286, 4],
      [262, 3],
      [312, 3],
      [336, 2],
      [236, 2],
      [14, 1],
      [206, 1],
    ],
    ground: [38, 46],
    dots: [14, 44, 54],
    scene: [-10, 40, 34],
    dark: [-18, 44, 23],
    light: [70, 88, 82],
    shine: '#A878E8',
    shinePart: 8,
    rim: '#FFF3DC',
  },
  {
    hues: [
      [352, 3],
      [222, 3],
      [10, 2],
      [268, 2],
      [186, 1],
      [150, 1],
      [320, 1],
    ],
    ground: [60, 30],
    dots: [8, 60, 37],
    scene: [0, 96, 55],
    sceneHue: 16,
    dark: [-8, 50, 16],
    light: [28, 98, 70],
    shine: '#FF7A3C',
    shinePart: 6,
    rim: '#FFEBCB',
  },
];

/** Materials on which the light of the sky falls. */
export const litMaterials: readonly Material[] = [
  'fur',
  'fur-dark',
  'fur-light',
  'fur-mark',
  'skin',
  'skin-dark',
  'skin-light',
  'tongue',
  'white',
  'banana',
  'banana-dark',
  'straw',
  'straw-dark',
  'leaf',
  'leaf-light',
  'cloth',
  'petal',
  'petal-dark',
];
