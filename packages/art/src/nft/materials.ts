// What things in a painted ape are made of: a painting knows materials, its id decides their colours.

import type { Pen } from '../svg/svg.ts';

/** Every material with the colour it has in the pictures of single layers. The numbers in maps are places in this list, from 1. */
export const materials = {
  ink: '#1B1710',
  rim: '#FFFDF6',
  fur: '#C8552E',
  'fur-dark': '#8C3119',
  'fur-light': '#F0935F',
  'fur-mark': '#E6A15C',
  skin: '#FFDDAE',
  'skin-dark': '#EFA572',
  'skin-light': '#FFF0D8',
  maw: '#6E1F1B',
  tongue: '#E8705C',
  blush: '#F4826C',
  white: '#FFFDF6',
  iris: '#C98A2B',
  tooth: '#FFFDF6',
  glow: '#F5432B',
  'glow-light': '#FFE9A8',
  paint: '#17748A',
  banana: '#FFD23F',
  'banana-dark': '#E8A21C',
  flesh: '#FFF3C4',
  leaf: '#28734A',
  'leaf-light': '#5FAE62',
  straw: '#F0C46B',
  'straw-dark': '#C98E35',
  cloth: '#BF4528',
  'cloth-dark': '#8A2C18',
  'cloth-light': '#F2795A',
  metal: '#FFCB3D',
  'metal-dark': '#D98F12',
  'metal-light': '#FFF0AE',
  petal: '#F2688B',
  'petal-dark': '#C23D63',
  gem: '#1E9AAE',
  glass: '#CFEFF2',
  ground: '#FFD23F',
  dots: '#FFE27A',
  scene: '#F2A93B',
  'scene-dark': '#D9822B',
  'scene-light': '#FFF2C2',
  'brow-rim': '#FFF0AE',
  foil: '#FFC629',
  'foil-light': '#FFF6C9',
  orb: '#F2A93B',
  cloud: '#FFFFFF',
  'cloud-dark': '#D9E4EA',
} as const satisfies Record<string, `#${string}`>;

export type Material = keyof typeof materials;

export const materialNames = Object.keys(materials) as readonly Material[];

/** The number of a material in maps, from 1; 0 is nothing. */
export const numberOf = (material: Material): number => materialNames.indexOf(material) + 1;

/** Colours of the other drawings that are another material here. */
const aliases: Readonly<Record<string, Material>> = { lagoon: 'petal', 'leaf-dark': 'leaf' };

/** A pen that takes materials as well as the colours of the anatomy. */
export interface NftPen extends Pen {
  readonly fill: (material: string) => string;
  readonly stroke: (material: string) => string;
}

/** The pen whose colour for a material is what `colourOf` says. @throws Error for a colour that is no material */
export const penOf = (idPrefix: string, colourOf: (material: Material) => string): NftPen => {
  const colour = (name: string) => {
    const material = name in materials ? (name as Material) : aliases[name];
    if (material === undefined) throw new Error(`"${name}" is no material.`);
    return colourOf(material);
  };
  return {
    id: (name) => `${idPrefix}-${name}`,
    fill: (name) => ` fill="${colour(name)}"`,
    stroke: (name) => ` stroke="${colour(name)}"`,
  };
};

/** The pen of the pictures of single layers. */
export const layerPen = (idPrefix: string): NftPen => penOf(idPrefix, (material) => materials[material]);
