/** Inputs as the text that is kept and handed in; `recorded.ts` reads it. */
import { encodePacked } from '@lilape/game/log';

/** The log of packed inputs as base64. */
export function textOfInputs(inputs: Uint16Array): string {
  let text = '';
  for (const byte of encodePacked(inputs)) text += String.fromCharCode(byte);
  return btoa(text);
}
