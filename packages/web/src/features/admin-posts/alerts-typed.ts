/** What an admin types of the rules of alerts, as text, and how it comes from what stands and goes to the server. */
import { FIRST_LANGUAGE, isLanguage } from '@lilape/domain/languages';
import type { AlertsBody, AlertsRequest } from '@lilape/wire/schedules';
import type { Typed } from '#admin/merge-typed.ts';

export type AlertPart = 'isOn' | 'least' | 'mostAlone' | 'quiet' | 'language';
/** `isOn` is "on" or "off"; `quiet` is "22–6" or empty. */
export type AlertsTyped = Typed<AlertPart>;

/** Rules that stand, to be changed. */
export function typedOf({
  isOn,
  least,
  mostAlone,
  quietHours,
  language,
}: Omit<AlertsBody, 'success' | 'as_of'>): AlertsTyped {
  return {
    isOn: isOn ? 'on' : 'off',
    least,
    mostAlone: String(mostAlone),
    quiet: quietHours === null ? '' : `${quietHours.from}–${quietHours.to}`,
    language,
  };
}

/** Hours of a quiet time that is typed; null for none. */
export function quietOf({ quiet }: AlertsTyped): { from: number; to: number } | null {
  const [from, to] = quiet.split('–').map(Number);
  return from === undefined || to === undefined ? null : { from, to };
}

/** Dollars as people write them (`1 000,5`), as the wire takes them; null for what is no amount. */
export function leastOf(text: string): string | null {
  const plain = text.replaceAll(/[\s_]/g, '').replace(',', '.');
  return /^(0|[1-9]\d{0,8})(\.\d{1,6})?$/.test(plain) ? plain : null;
}

/** The rules that are typed, on top of a version; only for what is right. */
export function requestOf(typed: AlertsTyped, version: number): AlertsRequest {
  return {
    isOn: typed.isOn === 'on',
    least: leastOf(typed.least) ?? typed.least,
    mostAlone: Number(typed.mostAlone),
    quietHours: quietOf(typed),
    language: isLanguage(typed.language) ? typed.language : FIRST_LANGUAGE,
    version,
  };
}
