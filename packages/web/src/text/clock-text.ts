/** How long it takes, as a clock that is counted down. */
import { type InEach, inLanguage } from '@lilape/domain/languages';

const days: InEach = { en: 'd', ru: 'д' };

const two = (value: number) => String(value).padStart(2, '0');

/** "3 d 04:05:06", or without days "04:05:06"; never below nothing. */
export function clockText(ms: number, language: string): string {
  const seconds = Math.max(Math.ceil(ms / 1_000), 0);
  const wholeDays = Math.floor(seconds / 86_400);
  const clock = [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
    .map(two)
    .join(':');
  return wholeDays === 0 ? clock : `${wholeDays} ${inLanguage(days, language)} ${clock}`;
}
