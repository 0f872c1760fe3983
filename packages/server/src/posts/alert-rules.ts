// The rules of alerts as admins set them.
import { AppError } from '@lilape/domain/app-error';
import { FIRST_LANGUAGE, isLanguage } from '@lilape/domain/languages';
import { type AlertRules, DEFAULT_ALERT_RULES } from '@lilape/domain/posts/alerts';
import type { Db } from '#postgres/database.ts';

export type StoredRules = {
  readonly rules: AlertRules;
  /** 0 while nobody changed them. */
  readonly version: number;
};

type Row = {
  is_on: boolean;
  least_units: string;
  most_alone: number;
  quiet_from: number | null;
  quiet_to: number | null;
  language: string;
  version: number;
};

/** The rules that stand. */
export async function readAlertRules(db: Db): Promise<StoredRules> {
  const { rows } = await db.query<Row>('select * from app.alert_rules');
  const row = rows[0];
  if (row === undefined) return { rules: DEFAULT_ALERT_RULES, version: 0 };
  const { quiet_from: from, quiet_to: to } = row;
  return {
    rules: {
      isOn: row.is_on,
      leastUnits: BigInt(row.least_units),
      mostAlone: row.most_alone,
      quietHours: from === null || to === null ? null : { from, to },
      language: isLanguage(row.language) ? row.language : FIRST_LANGUAGE,
    },
    version: row.version,
  };
}

/** Writes other rules; call it inside a transaction. @throws AppError ALERTS_OVERTAKEN where another version stands */
export async function writeAlertRules(db: Db, rules: AlertRules, version: number): Promise<void> {
  const { isOn, leastUnits, mostAlone, quietHours, language } = rules;
  const { rowCount } = await db.query(
    `insert into app.alert_rules as r (is_on, least_units, most_alone, quiet_from, quiet_to, language)
     select $1, $2, $3, $4, $5, $7 where $6 = 0 or exists (select from app.alert_rules)
     on conflict (is_the_one) do update set is_on = $1, least_units = $2, most_alone = $3, quiet_from = $4, quiet_to = $5,
       language = $7, version = r.version + 1, changed_at = now() where r.version = $6`,
    [
      isOn,
      leastUnits.toString(),
      mostAlone,
      quietHours?.from ?? null,
      quietHours?.to ?? null,
      version,
      language,
    ],
  );
  if (rowCount === 1) return;
  throw new AppError('ALERTS_OVERTAKEN', { version: (await readAlertRules(db)).version });
}
