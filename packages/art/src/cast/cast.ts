// The cast: who appears on the site and in its game, a row each with its drawing. @see spec §3 'Character (debug)', decision 22 "the cast"

import { apeHead } from '../ape/ape-head.ts';
import { bananaShape } from '../svg/banana-shape.ts';
import { group, path, type DrawingOptions } from '../svg/svg.ts';
import { castInk, figure } from './figure.ts';
import type { InEach } from '@lilape/domain/languages';
import { crab } from './crab.ts';
import { parrot } from './parrot.ts';
import { snake } from './snake.ts';

export interface CastMember {
  readonly id: string;
  readonly name: InEach;
  readonly type: 'hero' | 'enemy' | 'prize';
  /** Nobody sells a character. */
  readonly price: 0;
  readonly emoji: string;
  readonly description: InEach;
  /** Side of its box, units of the drawing. */
  readonly size: number;
  readonly unlocked: boolean;
  readonly is3D: false;
  readonly model3D: null;
  readonly style: 'ink';
}

const scale = 17;
const place = ` transform="translate(96 100) scale(${scale})"`;
const castBanana = figure({
  name: 'banana',
  outlines: [{ d: bananaShape.skin, place, scale }],
  render: (pen) =>
    group(
      `${place} stroke-width="${(castInk / scale).toFixed(2)}"`,
      path(bananaShape.skin, pen.fill('banana')),
      path(bananaShape.ridge, pen.stroke('banana-dark'), ' stroke-width="2.4"'),
    ),
});

const alike = { price: 0, size: 1024, unlocked: true, is3D: false, model3D: null, style: 'ink' } as const;

export const CAST: readonly CastMember[] = [
  {
    id: 'ape',
    name: { en: 'LilApe', ru: 'LilApe' },
    type: 'hero',
    emoji: '🦍',
    description: {
      en: 'Small, curious, slightly stubborn. One brow is always up.',
      ru: 'Маленький, любопытный, слегка упрямый. Одна бровь всегда поднята.',
    },
    ...alike,
  },
  {
    id: 'parrot',
    name: { en: 'The parrot with the hook', ru: 'Попугай с крючком' },
    type: 'enemy',
    emoji: '🦜',
    description: {
      en: 'Fishes for seed phrases and is sure that you will bite.',
      ru: 'Выуживает сид-фразы и уверен, что вы клюнете.',
    },
    ...alike,
  },
  {
    id: 'snake',
    name: { en: 'The snake in a tie', ru: 'Змея в галстуке' },
    type: 'enemy',
    emoji: '🐍',
    description: {
      en: 'Guarantees a thousand per cent, for the next ten minutes only.',
      ru: 'Гарантирует тысячу процентов, но только ближайшие десять минут.',
    },
    ...alike,
  },
  {
    id: 'crab',
    name: { en: 'The crab with the hammer', ru: 'Краб с молотком' },
    type: 'enemy',
    emoji: '🦀',
    description: {
      en: 'Goes sideways for months, then hits the price on the head.',
      ru: 'Месяцами ползёт вбок, а потом бьёт цену по голове.',
    },
    ...alike,
  },
  {
    id: 'banana',
    name: { en: 'The banana', ru: 'Банан' },
    type: 'prize',
    emoji: '🍌',
    description: {
      en: 'What everybody is after. It is worth a banana.',
      ru: 'То, за чем все охотятся. Стоит ровно один банан.',
    },
    ...alike,
  },
];

/** The drawings by id. */
const drawings: Readonly<Record<string, (options: DrawingOptions) => string>> = {
  ape: apeHead,
  parrot,
  snake,
  crab,
  banana: castBanana,
};

/** The picture of a character, 1024 × 1024; undefined for somebody who is not in the cast. */
export const castDrawing = (id: string, options: DrawingOptions): string | undefined =>
  Object.hasOwn(drawings, id) ? drawings[id]?.(options) : undefined;
