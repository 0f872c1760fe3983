-- How this database is backed up: which generation of its store's databases it is, and how the last tries went. A restored
-- database is a new generation, and the store's fence then ends the work of the one before.
create table app.backup_state (
  one boolean primary key default true check (one),
  -- Null until the store was reached for the first time.
  generation integer,
  generation_id uuid,
  -- Since when backups are taken at all.
  since timestamptz not null default now(),
  -- The moment that the newest good backup shows, and its name.
  taken_at timestamptz,
  name text,
  -- What the last try failed with; null where it was good.
  fault text,
  -- Since when another database has this one's place: no worker works on.
  fenced_at timestamptz,
  -- When it was restored: no worker works until the ledger was at the chain's head.
  restored_at timestamptz
);
