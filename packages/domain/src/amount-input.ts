// What a person types or pastes into an amount field.
import { parseUnits } from '@lilape/domain/units';

/** Why text is not an amount. `ambiguous` is one comma before exactly three digits: a thousand or a fraction. */
export type AmountFault = 'empty' | 'not-a-number' | 'too-precise' | 'ambiguous';

export type AmountInput = { ok: true; units: bigint } | { ok: false; fault: AmountFault };

const GROUP_MARKS = /[\s'’]/gu;
const GROUPED_BY_MARK = /^\d{1,3}([\s'’])\d{3}(\1\d{3})*([.,]\d*)?$/u;
const GROUPED_BY_COMMA = /^\d{1,3}(,\d{3})+(\.\d*)?$/;
const GROUPED_BY_POINT = /^\d{1,3}(\.\d{3})+,\d*$|^\d{1,3}(\.\d{3}){2,}$/;

/**
 * Base units of an amount as people write it, with one of `marks` before or behind it where people do (`$5`,
 * `5 USDT`): point or comma as the decimal mark, digits grouped by spaces,
 * apostrophes, commas or points (`1 000`, `1,234.5`, `1.234,5`). Money is at stake, so `1,000`, which is a
 * thousand to one reader and one to another, is refused as ambiguous rather than guessed.
 * @see decision 12 "amount field"
 */
export function parseAmountInput(text: string, decimals: number, marks: readonly string[] = []): AmountInput {
  const trimmed = withoutMark(text.trim(), marks);
  const compact = GROUPED_BY_MARK.test(trimmed) ? trimmed.replace(GROUP_MARKS, '') : trimmed;
  if (compact === '') return { ok: false, fault: 'empty' };
  if (/^[1-9]\d{0,2},\d{3}$/.test(compact)) return { ok: false, fault: 'ambiguous' };
  const plain = toPlainDecimal(compact);
  if (plain === undefined) return { ok: false, fault: 'not-a-number' };
  const units = parseUnits(plain, decimals);
  return units === undefined ? { ok: false, fault: 'too-precise' } : { ok: true, units };
}

/** Only one mark is taken away, so that what is left of two is no number. */
function withoutMark(text: string, marks: readonly string[]): string {
  const lower = text.toLowerCase();
  const mark = (fits: (mark: string) => boolean) => marks.find((one) => fits(one.toLowerCase()));
  const before = mark((one) => lower.startsWith(one));
  if (before !== undefined) return text.slice(before.length).trim();
  const behind = mark((one) => lower.endsWith(one));
  return behind === undefined ? text : text.slice(0, -behind.length).trim();
}

function toPlainDecimal(text: string): string | undefined {
  let plain = text;
  if (GROUPED_BY_COMMA.test(text) && !text.startsWith('0,')) plain = text.replaceAll(',', '');
  else if (GROUPED_BY_POINT.test(text)) plain = text.replaceAll('.', '').replace(',', '.');
  else plain = text.replace(',', '.');
  if (/^\.\d/.test(plain)) plain = `0${plain}`;
  if (plain.endsWith('.')) plain = plain.slice(0, -1);
  return /^\d+(\.\d+)?$/.test(plain) ? plain : undefined;
}
