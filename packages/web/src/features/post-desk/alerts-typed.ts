/** The rules of alerts as an admin types them, and what is wrong with them. Pure. */
import type { AlertsBody, AlertsRequest } from '@lilape/wire/posts';

export type AlertsTyped = {
  readonly isOn: boolean;
  /** Dollars. */
  readonly least: string;
  readonly mostAlone: string;
  /** Hours of the day, UTC; both empty for no quiet. */
  readonly from: string;
  readonly to: string;
};

export const typedOf = ({ isOn, least, mostAlone, quietHours }: AlertsBody): AlertsTyped => ({
  isOn,
  least,
  mostAlone: String(mostAlone),
  from: quietHours === null ? '' : String(quietHours.from),
  to: quietHours === null ? '' : String(quietHours.to),
});

/** Which of them are wrong. The server has the same rules. */
export function alertsFaults({ least, mostAlone, from, to }: AlertsTyped) {
  const isHour = (text: string) => /^(1?\d|2[0-3])$/.test(text.trim());
  const isQuiet = from.trim() !== '' || to.trim() !== '';
  return {
    least: !/^(0|[1-9]\d{0,8})(\.\d{1,6})?$/.test(dollars(least)),
    mostAlone: !/^([1-9]|1\d|20)$/.test(mostAlone.trim()),
    hours: isQuiet && !(isHour(from) && isHour(to)),
  };
}

/** What is sent; only of what has no fault. */
export function requestOf(typed: AlertsTyped, version: number): AlertsRequest {
  const { isOn, least, mostAlone, from, to } = typed;
  return {
    isOn,
    least: dollars(least),
    mostAlone: Number(mostAlone),
    quietHours: from.trim() === '' ? null : { from: Number(from), to: Number(to) },
    version,
  };
}

/** A comma counts as a point, and spaces between digits do not count. */
const dollars = (text: string): string => text.replaceAll(/[\s\u00a0]/g, '').replace(',', '.');
