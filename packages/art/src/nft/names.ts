// What an id can choose of: names alone, so that planning an ape loads no drawing.

/** How a head is held; the first is that of every drawing elsewhere. */
export const poses = ['straight', 'turned', 'up'] as const;
export type Pose = (typeof poses)[number];

export const shoulderNames = ['even', 'broad', 'dropped', 'raised'] as const;
export type Shoulders = (typeof shoulderNames)[number];

export const tuftNames = ['lick', 'cowlick', 'curl', 'spikes', 'shaggy', 'mohawk', 'afro', 'bun'] as const;
export type Tuft = (typeof tuftNames)[number];

/** Fur that hangs into the face. */
export const fringeNames = ['swept', 'curls', 'jagged'] as const;
/** Fur that stands out between ear and muzzle. */
export const whiskerNames = ['tufted', 'round'] as const;

export const earNames = ['round', 'small', 'wide', 'tufted', 'drooping'] as const;
export type Ears = (typeof earNames)[number];

export const muzzleNames = ['broad', 'narrow', 'heavy'] as const;
export type Muzzle = (typeof muzzleNames)[number];

export const browKinds = ['stubborn', 'surprised', 'worried'] as const;
export type BrowKind = (typeof browKinds)[number];
/** Degrees by which a brow is tilted, clockwise. */
export const tilts = [-9, -3, 4] as const;

export const coatNames = ['patch', 'stripes', 'spots', 'cap', 'blaze'] as const;
export const cheekNames = ['freckles', 'blush', 'paint', 'plaster', 'bristles'] as const;
export const extraNames = ['scar', 'sticker', 'ring', 'leaf', 'nostril'] as const;
export const chestNames = ['heart', 'stripes', 'star', 'fluff'] as const;

/** How many lands a background has; the first is its picture in the catalogue. */
export const LANDS = 3;
/** What grows in the lower corners. */
export const plantNames = ['banana', 'taro', 'grass', 'flowers', 'fern', 'mushrooms'] as const;
