/** Who may take part in the giveaway, as the operator sets it for a build. Nothing of it is in a contract. */

/** What the page of the giveaway says beside the contract's own rules; null or empty where the operator names nothing. */
export type GiveawayTerms = {
  readonly organiser: string | null;
  /** Years. */
  readonly leastAge: number | null;
  /** ISO 3166 codes of countries, such as "US". */
  readonly voidIn: readonly string[];
  readonly rulesUrl: string | null;
  /** Where one can enter without a purchase. */
  readonly freeEntryUrl: string | null;
};

/** The settings that begin with `GIVEAWAY_`. @throws Error where one is not what it should be */
export function giveawayTerms(): GiveawayTerms {
  return {
    organiser: setting('ORGANISER'),
    leastAge: ageOf(setting('LEAST_AGE')),
    voidIn: countriesOf(setting('VOID_IN')),
    rulesUrl: urlOf('RULES_URL'),
    freeEntryUrl: urlOf('FREE_ENTRY_URL'),
  };
}

function setting(name: string): string | null {
  const text = process.env[`GIVEAWAY_${name}`]?.trim() ?? '';
  return text === '' ? null : text;
}

function ageOf(text: string | null): number | null {
  if (text === null) return null;
  if (!/^[1-9]\d?$/.test(text)) throw new Error('GIVEAWAY_LEAST_AGE must be a number of years from 1 to 99.');
  return Number(text);
}

function countriesOf(text: string | null): string[] {
  const codes = (text ?? '').split(',').map((code) => code.trim());
  const named = codes.filter((code) => code !== '');
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const wrong = named.find((code) => !/^[A-Z]{2}$/.test(code) || names.of(code) === undefined);
  if (wrong !== undefined)
    throw new Error(`GIVEAWAY_VOID_IN must name countries by ISO 3166, such as US,GB; ${wrong} is none.`);
  return named;
}

function urlOf(name: string): string | null {
  const text = setting(name);
  if (text === null) return null;
  if (!URL.canParse(text) || new URL(text).protocol !== 'https:')
    throw new Error(`GIVEAWAY_${name} must be an https address.`);
  return new URL(text).href;
}
