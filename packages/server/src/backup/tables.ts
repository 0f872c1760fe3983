// Every table of the database, and what becomes of it when the machine is lost: one list, which a test holds complete.

/** How a column that is not copied is filled again: with 0, or with the file whose CID is the row's. */
export type Filling = 'zero' | 'file';

export type Fate =
  | {
      /** Copied into each backup. */
      readonly fate: 'kept';
      /** The columns by which new rows come last, where the key is in no order: they then change the last parts alone. */
      readonly grownBy?: readonly string[];
      /** Columns that are not copied. */
      readonly filled?: Readonly<Record<string, Filling>>;
    }
  | {
      /** A fold of the chain: copied along now and then, and read from the chain again where no copy is good. */
      readonly fate: 'folded';
      readonly grownBy?: readonly string[];
    }
  | {
      /** Of this machine and moment; a new one begins without. */
      readonly fate: 'ephemeral';
      readonly why: string;
    };

const kept: Fate = { fate: 'kept' };
const grownBy = (column: string): Fate => ({ fate: 'kept', grownBy: [column] });
const folded = (...columns: readonly string[]): Fate => ({ fate: 'folded', grownBy: columns });
const ephemeral = (why: string): Fate => ({ fate: 'ephemeral', why });

/**
 * In the order in which kept rows are put back: those that others refer to come first. Those of the ledger are in the order in
 * which a ledger that starts again takes them, so that neither it nor a backup waits for the other in a circle.
 */
export const TABLES: Readonly<Record<string, Fate>> = {
  'public.migrations': ephemeral('written by the migrations, whose names a backup says'),

  'ledger.source': folded(),
  'ledger.projections': folded(),
  'ledger.state': folded(),
  'ledger.alarms': folded(),
  'ledger.sale_accounts': folded(),
  'ledger.sale_events': folded('block', 'log_index'),
  'ledger.holder_changes': folded('block', 'account'),
  'ledger.ape_transfers': folded('block', 'log_index'),
  'ledger.stake_events': folded('block', 'log_index'),
  'ledger.draw_events': folded('block', 'log_index'),
  'ledger.market_events': folded('block', 'log_index'),
  'watch.anchors': folded('number'),

  'watch.progress': {
    fate: 'kept',
    filled: { read_at_ms: 'zero', endpoints: 'zero', final_rests_on: 'zero' },
  },
  'watch.sale_orphans': grownBy('orphaned_at'),
  'watch.alarms': kept,
  'watch.surplus': kept,
  'watch.doubts': ephemeral('what seemed wrong with the lost machine'),

  'app.admin_password': kept,
  'app.admin_actions': kept,
  'app.site_versions': kept,
  'app.painted_apes': kept,
  'app.pins': grownBy('asked_at'),
  'app.vouchers': grownBy('first_at'),
  'app.ledger_parts': grownBy('made_at'),
  'app.file_checks': kept,
  'app.file_findings': kept,
  // Its files are blobs beside the rows, each once.
  'app.published_files': { fate: 'kept', grownBy: ['published_at'], filled: { bytes: 'file' } },
  'app.launches': kept,
  'app.launch_changes': kept,
  'app.launch_snapshots': kept,
  'app.applications': kept,
  'app.messages': kept,
  'app.post_templates': kept,
  'app.schedules': kept,
  'app.alert_rules': kept,
  'app.alerted_purchases': grownBy('at'),
  'app.announced_market': kept,
  'app.alarm_tellings': kept,
  'app.keeper_calls': kept,
  'app.game_days': kept,
  'app.game_tickets': grownBy('started_at'),
  'app.game_scores': kept,

  'app.sessions': ephemeral('whoever was signed in signs in again'),
  'app.sign_in_nonces': ephemeral('good for minutes'),
  'app.sign_in_misses': ephemeral('counts of one machine’s door'),
  'app.rate_limit_use': ephemeral('counts of the last two minutes'),
  'app.jobs': ephemeral('a new worker makes them known again'),
  'app.due_calls': ephemeral('looked for again every few seconds'),
  'app.keepers': ephemeral('reported again with the next call'),
  'app.disks': ephemeral('disks of the lost machine'),
  'app.backup_state': ephemeral('a restored database is a generation of its own'),
};

/** Names of the kept tables, in the order in which they are put back. */
export const KEPT: readonly string[] = Object.keys(TABLES).filter((name) => TABLES[name]?.fate === 'kept');

/** Names of the tables that are a fold of the chain. */
export const FOLDED: readonly string[] = Object.keys(TABLES).filter(
  (name) => TABLES[name]?.fate === 'folded',
);

/** The columns that the rows of a copied table are ordered by before their key; none for most. */
export function orderOf(table: string): readonly string[] {
  const fate = TABLES[table];
  return fate === undefined || fate.fate === 'ephemeral' ? [] : (fate.grownBy ?? []);
}

/** The columns of a table that are not copied, with how each is filled. */
export function fillingsOf(table: string): Readonly<Record<string, Filling>> {
  const fate = TABLES[table];
  return fate?.fate === 'kept' ? (fate.filled ?? {}) : {};
}
