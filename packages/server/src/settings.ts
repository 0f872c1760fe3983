// How a setting is read: unset and empty take the default, a bad one is reported in one sentence.
import { StartError } from '#start-error.ts';

/** A setting that cannot be used; `message` is one sentence for the operator. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError';
}

export type Env = Readonly<Record<string, string | undefined>>;

/** A whole number from `least` to `most`. @throws ConfigError */
export function whole(env: Env, name: string, fallback: number, least: number, most: number): number {
  const text = env[name] || '';
  if (text === '') return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
  return value;
}

/** A key of 32 bytes; undefined where none is set. @throws ConfigError */
export function privateKey(env: Env, name: string): `0x${string}` | undefined {
  const text = env[name] || '';
  if (text === '') return undefined;
  // The text is not repeated: it is a key.
  if (!/^0x[0-9a-fA-F]{64}$/.test(text)) throw new ConfigError(`${name} must be 0x and 64 hex digits.`);
  return text as `0x${string}`;
}

/** The text, where it is a URL of http or https. @throws ConfigError */
export function httpUrl(name: string, text: string): string {
  // The text is not repeated: it may hold a key.
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new ConfigError(`${name} must hold http:// or https:// URLs only.`);
  return text;
}
