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

/** A background at a time of day, in a weather: hues it may have, how much of them, and the light it throws on all that stands before it. */
export type Sky = {
  readonly hues: readonly (readonly [hue: number, weight: number])[];
  readonly ground: readonly [saturation: number, light: number];
  readonly dots: readonly [turn: number, saturation: number, light: number];
  readonly scene: readonly [turn: number, saturation: number, light: number];
  readonly dark: readonly [turn: number, saturation: number, light: number];
  readonly light: readonly [turn: number, saturation: number, light: number];
  /** Hue of the scene where it is the same before every ground. */
  readonly sceneHue?: number;
  /** Hue of the dark of the scene, likewise. */
  readonly darkHue?: number;
  readonly shine: string;
  readonly shinePart: number;
  readonly rim: string;
  /** Sun or moon; in the scene's colour where there is none. */
  readonly orb?: string;
  /** Clouds, rain and mist: in the light, in the shade. */
  readonly cloud: readonly [string, string];
  /** What hangs in it, each with its weight; null for nothing. */
  readonly orbs: readonly (readonly [string | null, number])[];
  /** Weather behind the land, and before it. */
  readonly far: readonly (readonly [string | null, number])[];
  readonly near: readonly (readonly [string | null, number])[];
};

type Weighted = readonly (readonly [string | null, number])[];
const nothing: Weighted = [[null, 1]];
const sunny: Weighted = [
  ['large-sun', 3],
  ['sun', 2],
  ['small-sun', 2],
];
const moonlit: Weighted = [
  ['moon', 3],
  ['crescent', 2],
];
const day = ['#FFFFFF', '#E3EEF0'] as const;
const grey = ['#A9B6BE', '#7B8A96'] as const;

/** The skies in the catalogue's order: of each background those it may have, with their weights. */
export const skies: readonly (readonly (readonly [Sky, number])[])[] = [
  [
    [
      {
        hues: [
          [46, 5],
          [36, 3],
          [58, 2],
        ],
        ground: [94, 64],
        dots: [4, 98, 72],
        scene: [-12, 92, 58],
        dark: [-22, 74, 46],
        light: [8, 100, 86],
        shine: '#FFE6B0',
        shinePart: 2,
        rim: '#FFFFFF',
        cloud: day,
        orbs: sunny,
        far: [
          [null, 3],
          ['clouds', 2],
          ['birds', 2],
        ],
        near: nothing,
      },
      5,
    ],
    [
      {
        hues: [
          [26, 2],
          [17, 1],
        ],
        ground: [92, 62],
        dots: [6, 96, 69],
        scene: [-8, 72, 55],
        dark: [-16, 60, 42],
        light: [26, 100, 82],
        shine: '#FFB27A',
        shinePart: 6,
        rim: '#FFFFFF',
        orb: '#FFE27A',
        cloud: ['#FFE9D0', '#FFC99A'],
        orbs: [
          ['large-sun', 2],
          ['sun', 1],
        ],
        far: [
          ['birds', 2],
          ['high-clouds', 2],
          [null, 1],
        ],
        near: nothing,
      },
      3,
    ],
    [
      {
        hues: [
          [196, 3],
          [186, 2],
          [206, 2],
        ],
        ground: [70, 70],
        dots: [4, 72, 77],
        scene: [-60, 46, 62],
        dark: [-50, 44, 44],
        light: [-140, 100, 90],
        shine: '#D8F4FF',
        shinePart: 4,
        rim: '#FFFFFF',
        orb: '#FFD23F',
        cloud: day,
        orbs: [
          ['small-sun', 3],
          ['sun', 1],
        ],
        far: [
          ['rainbow', 3],
          ['clouds', 2],
        ],
        near: nothing,
      },
      3,
    ],
    [
      {
        hues: [
          [50, 2],
          [44, 1],
        ],
        ground: [60, 84],
        dots: [0, 90, 90],
        scene: [-6, 80, 66],
        dark: [-16, 60, 52],
        light: [0, 100, 94],
        shine: '#FFF6DC',
        shinePart: 6,
        rim: '#FFFFFF',
        orb: '#FF8A3C',
        cloud: day,
        orbs: [
          ['small-sun', 2],
          ['large-sun', 1],
        ],
        far: [
          [null, 2],
          ['beams', 1],
        ],
        near: [
          [null, 2],
          ['petals', 1],
        ],
      },
      2,
    ],
  ],
  [
    [
      {
        hues: [
          [130, 4],
          [95, 3],
          [158, 2],
          [70, 2],
        ],
        ground: [52, 72],
        dots: [-10, 58, 79],
        scene: [14, 46, 50],
        dark: [24, 52, 33],
        light: [-60, 92, 88],
        shine: '#E8FFC8',
        shinePart: 4,
        rim: '#FFFFFF',
        orb: '#FFF3B0',
        cloud: day,
        orbs: [
          ['sun', 2],
          ['large-sun', 1],
        ],
        far: [
          [null, 2],
          ['beams', 2],
          ['birds', 1],
        ],
        near: [
          [null, 3],
          ['petals', 1],
        ],
      },
      4,
    ],
    [
      {
        hues: [
          [350, 2],
          [18, 3],
          [36, 2],
        ],
        ground: [84, 80],
        dots: [8, 90, 86],
        scene: [0, 36, 52],
        dark: [8, 44, 31],
        light: [20, 100, 90],
        sceneHue: 152,
        darkHue: 160,
        shine: '#FFC9A8',
        shinePart: 8,
        rim: '#FFFFFF',
        orb: '#FF7A5C',
        cloud: ['#FFF1E4', '#FFD2C0'],
        orbs: [
          ['large-sun', 2],
          ['sun', 1],
        ],
        far: [
          ['clouds', 1],
          ['birds', 2],
          [null, 1],
        ],
        near: [
          [null, 1],
          ['mist', 1],
        ],
      },
      3,
    ],
    [
      {
        hues: [
          [176, 2],
          [196, 2],
          [150, 1],
        ],
        ground: [20, 80],
        dots: [0, 24, 86],
        scene: [4, 20, 60],
        dark: [8, 28, 40],
        light: [0, 40, 94],
        shine: '#E4F4F0',
        shinePart: 8,
        rim: '#FFFFFF',
        orb: '#FFFDF0',
        cloud: ['#F4FAF8', '#D5E4E2'],
        orbs: [
          ['sun', 1],
          [null, 1],
        ],
        far: nothing,
        near: [
          ['mist', 3],
          ['rain', 1],
        ],
      },
      2,
    ],
    [
      {
        hues: [
          [196, 2],
          [214, 1],
          [172, 1],
        ],
        ground: [26, 46],
        dots: [0, 26, 52],
        scene: [-26, 32, 31],
        dark: [-34, 40, 19],
        light: [-140, 100, 74],
        shine: '#9FC4D8',
        shinePart: 8,
        rim: '#F7FFF4',
        cloud: grey,
        orbs: nothing,
        far: [
          ['thunder', 3],
          ['high-clouds', 1],
        ],
        near: [
          ['rain', 3],
          [null, 1],
        ],
      },
      2,
    ],
    [
      {
        hues: [
          [232, 2],
          [252, 2],
          [208, 1],
        ],
        ground: [44, 32],
        dots: [6, 44, 39],
        scene: [0, 42, 27],
        dark: [10, 52, 17],
        light: [-110, 96, 76],
        sceneHue: 166,
        darkHue: 170,
        shine: '#8FA8FF',
        shinePart: 10,
        rim: '#FFF3DC',
        orb: '#FFF1C2',
        cloud: ['#8C92C4', '#5D639C'],
        orbs: moonlit,
        far: [
          ['stars', 3],
          [null, 1],
        ],
        near: [
          ['fireflies', 3],
          [null, 1],
        ],
      },
      2,
    ],
  ],
  [
    [
      {
        hues: [
          [186, 5],
          [200, 3],
          [172, 3],
          [216, 1],
        ],
        ground: [66, 66],
        dots: [4, 72, 74],
        scene: [10, 62, 44],
        dark: [20, 58, 30],
        light: [-8, 88, 88],
        shine: '#B8F2FF',
        shinePart: 5,
        rim: '#FFFFFF',
        orb: '#FFF6C8',
        cloud: day,
        orbs: [
          ['sun', 2],
          ['small-sun', 2],
        ],
        far: [
          ['clouds', 2],
          ['birds', 2],
          [null, 2],
        ],
        near: nothing,
      },
      4,
    ],
    [
      {
        hues: [
          [340, 2],
          [356, 2],
          [18, 1],
        ],
        ground: [82, 80],
        dots: [8, 90, 86],
        scene: [0, 46, 56],
        dark: [20, 34, 36],
        light: [10, 100, 94],
        sceneHue: 190,
        darkHue: 220,
        shine: '#FFC4C4',
        shinePart: 7,
        rim: '#FFFFFF',
        orb: '#FF8A6B',
        cloud: ['#FFF1EC', '#FFCFC6'],
        orbs: [
          ['large-sun', 2],
          ['sun', 1],
        ],
        far: [
          ['birds', 1],
          ['high-clouds', 2],
          [null, 1],
        ],
        near: nothing,
      },
      2,
    ],
    [
      {
        hues: [
          [28, 2],
          [14, 2],
          [40, 1],
        ],
        ground: [94, 60],
        dots: [6, 98, 67],
        scene: [0, 42, 42],
        dark: [0, 50, 24],
        light: [-240, 100, 82],
        sceneHue: 282,
        darkHue: 290,
        shine: '#FFA65C',
        shinePart: 9,
        rim: '#FFFFFF',
        orb: '#FFF0A0',
        cloud: ['#FFE0A8', '#FF9E7A'],
        orbs: [
          ['large-sun', 3],
          ['sun', 1],
        ],
        far: [
          ['birds', 2],
          ['high-clouds', 1],
          [null, 1],
        ],
        near: nothing,
      },
      2,
    ],
    [
      {
        hues: [
          [228, 3],
          [214, 2],
          [250, 1],
        ],
        ground: [54, 34],
        dots: [6, 54, 41],
        scene: [-14, 58, 25],
        dark: [-6, 52, 14],
        light: [-170, 94, 82],
        shine: '#8FB4FF',
        shinePart: 10,
        rim: '#FFF6E0',
        orb: '#FFF6D8',
        cloud: ['#8CA0D4', '#5D70A8'],
        orbs: moonlit,
        far: [
          ['stars', 3],
          ['meteor', 1],
        ],
        near: nothing,
      },
      2,
    ],
    [
      {
        hues: [
          [196, 2],
          [210, 2],
          [180, 1],
        ],
        ground: [20, 56],
        dots: [0, 20, 62],
        scene: [4, 34, 35],
        dark: [6, 40, 20],
        light: [0, 50, 90],
        shine: '#B8CCD4',
        shinePart: 8,
        rim: '#FFFFFF',
        cloud: ['#C3CED4', '#8997A2'],
        orbs: nothing,
        far: [
          ['thunder', 2],
          ['high-clouds', 2],
        ],
        near: [
          ['rain', 3],
          [null, 1],
        ],
      },
      2,
    ],
  ],
  [
    [
      {
        hues: [
          [286, 4],
          [266, 3],
          [312, 2],
        ],
        ground: [38, 46],
        dots: [14, 44, 54],
        scene: [-10, 40, 34],
        dark: [-18, 44, 23],
        light: [70, 88, 82],
        shine: '#A878E8',
        shinePart: 8,
        rim: '#FFF3DC',
        orb: '#FFE6B8',
        cloud: ['#B99AD4', '#8A68AE'],
        orbs: [
          ['crescent', 3],
          ['moon', 1],
        ],
        far: [
          ['stars', 2],
          ['clouds', 1],
          [null, 1],
        ],
        near: [
          [null, 2],
          ['fireflies', 1],
        ],
      },
      4,
    ],
    [
      {
        hues: [
          [334, 2],
          [346, 2],
        ],
        ground: [68, 66],
        dots: [8, 78, 73],
        scene: [0, 40, 44],
        dark: [0, 46, 27],
        light: [-266, 100, 86],
        sceneHue: 300,
        darkHue: 280,
        shine: '#FFA8C8',
        shinePart: 9,
        rim: '#FFFFFF',
        orb: '#FFE08A',
        cloud: ['#FFD9E2', '#F2A0BC'],
        orbs: [
          ['large-sun', 2],
          ['sun', 1],
        ],
        far: [
          ['high-clouds', 2],
          ['birds', 2],
          [null, 1],
        ],
        near: [
          [null, 2],
          ['petals', 1],
        ],
      },
      3,
    ],
    [
      {
        hues: [
          [244, 2],
          [256, 2],
        ],
        ground: [48, 30],
        dots: [10, 48, 37],
        scene: [20, 40, 24],
        dark: [26, 44, 14],
        light: [-170, 92, 82],
        shine: '#8C8CFF',
        shinePart: 10,
        rim: '#FFF3DC',
        orb: '#FFF1C2',
        cloud: ['#8080B8', '#565690'],
        orbs: moonlit,
        far: [
          ['meteor', 2],
          ['stars', 2],
        ],
        near: [
          ['fireflies', 2],
          [null, 1],
        ],
      },
      2,
    ],
    [
      {
        hues: [
          [16, 2],
          [28, 2],
        ],
        ground: [84, 58],
        dots: [8, 92, 65],
        scene: [0, 38, 34],
        dark: [0, 42, 21],
        light: [-250, 100, 80],
        sceneHue: 292,
        darkHue: 276,
        shine: '#FF9A5C',
        shinePart: 9,
        rim: '#FFFFFF',
        orb: '#FFE79A',
        cloud: ['#FFD29A', '#F08A6C'],
        orbs: [
          ['large-sun', 3],
          ['sun', 1],
        ],
        far: [
          ['birds', 2],
          ['high-clouds', 1],
          [null, 1],
        ],
        near: [
          [null, 2],
          ['embers', 1],
        ],
      },
      2,
    ],
    [
      {
        hues: [
          [276, 2],
          [300, 1],
        ],
        ground: [20, 42],
        dots: [8, 22, 48],
        scene: [-8, 26, 28],
        dark: [-12, 32, 18],
        light: [140, 90, 80],
        shine: '#A89AC8',
        shinePart: 9,
        rim: '#FFF3DC',
        cloud: ['#A79DB8', '#786E90'],
        orbs: nothing,
        far: [
          ['thunder', 2],
          ['high-clouds', 2],
        ],
        near: [
          ['rain', 3],
          ['mist', 1],
        ],
      },
      2,
    ],
  ],
  [
    [
      {
        hues: [
          [352, 3],
          [10, 2],
          [268, 1],
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
        orb: '#FFC878',
        cloud: ['#8A4A54', '#5E2C3C'],
        orbs: [
          ['crescent', 1],
          [null, 2],
        ],
        far: [
          ['stars', 2],
          [null, 1],
        ],
        near: [
          [null, 1],
          ['embers', 1],
        ],
      },
      4,
    ],
    [
      {
        hues: [
          [222, 3],
          [236, 2],
        ],
        ground: [58, 27],
        dots: [8, 58, 34],
        scene: [0, 96, 57],
        sceneHue: 18,
        dark: [-6, 54, 14],
        light: [30, 98, 78],
        shine: '#7A8CFF',
        shinePart: 8,
        rim: '#FFF3DC',
        orb: '#FFF1C2',
        cloud: ['#6E78AC', '#475084'],
        orbs: moonlit,
        far: [
          ['stars', 2],
          ['meteor', 2],
        ],
        near: nothing,
      },
      3,
    ],
    [
      {
        hues: [
          [196, 1],
          [176, 1],
          [250, 1],
        ],
        ground: [52, 20],
        dots: [6, 50, 27],
        scene: [0, 96, 56],
        sceneHue: 20,
        dark: [-6, 56, 10],
        light: [28, 96, 80],
        shine: '#6CDCC0',
        shinePart: 8,
        rim: '#F4FFF2',
        cloud: grey,
        orbs: nothing,
        far: [['aurora', 1]],
        near: nothing,
      },
      2,
    ],
    [
      {
        hues: [
          [8, 2],
          [356, 1],
          [18, 1],
        ],
        ground: [78, 40],
        dots: [10, 86, 47],
        scene: [0, 100, 58],
        sceneHue: 40,
        dark: [-8, 56, 15],
        light: [40, 100, 80],
        shine: '#FF8A3C',
        shinePart: 10,
        rim: '#FFF0D0',
        orb: '#FFE08A',
        cloud: ['#7A2E30', '#541C24'],
        orbs: [
          ['moon', 1],
          [null, 2],
        ],
        far: [
          ['high-clouds', 1],
          [null, 1],
        ],
        near: [
          ['embers', 3],
          [null, 1],
        ],
      },
      2,
    ],
    [
      {
        hues: [
          [272, 2],
          [216, 1],
        ],
        ground: [24, 28],
        dots: [8, 26, 34],
        scene: [0, 94, 56],
        sceneHue: 16,
        dark: [-8, 36, 12],
        light: [34, 98, 76],
        shine: '#B0A0E0',
        shinePart: 8,
        rim: '#FFF3DC',
        cloud: ['#77708C', '#544E6A'],
        orbs: nothing,
        far: [['thunder', 1]],
        near: [
          ['rain', 1],
          [null, 1],
        ],
      },
      2,
    ],
  ],
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
