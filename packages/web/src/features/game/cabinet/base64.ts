/** Logs of games as text, and back. */
import { decodeLog, encodePacked, type DecodedLog } from '@lilape/game/log';

/** The log of packed inputs as base64. */
export function textOfInputs(inputs: Uint16Array): string {
  let text = '';
  for (const byte of encodePacked(inputs)) text += String.fromCharCode(byte);
  return btoa(text);
}

/** The packed inputs of a log in base64, or what is wrong with it. */
export function inputsOfText(log: string): DecodedLog {
  try {
    return decodeLog(Uint8Array.from(atob(log), (character) => character.charCodeAt(0)));
  } catch {
    // Whatever it is, it is not base64.
    return { ok: false, problem: 'damaged' };
  }
}
