/** Where something is between two ticks, in pixels of the field. */
import { PX } from '@lilape/game/constants';
import type { Body } from '@lilape/game/world';

export const xOf = ({ x, fromX }: Body, part: number): number => (fromX + (x - fromX) * part) / PX;
export const yOf = ({ y, fromY }: Body, part: number): number => (fromY + (y - fromY) * part) / PX;

/** An angle of the game (1,024 a turn) in radians. */
export const radiansOf = (aim: number): number => (aim * Math.PI) / 512;
