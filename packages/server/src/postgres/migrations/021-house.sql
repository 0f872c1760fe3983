-- What seems wrong with the house, since when without a pause, and when it was last seen so: an alarm once it has lasted.
create table watch.doubts (
  code text primary key,
  since timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

-- What each process last said of the disk that holds its data.
create table app.disks (
  place text primary key,
  free_bytes bigint not null,
  total_bytes bigint not null,
  told_at timestamptz not null default now()
);

-- What admins were last told of each alarm. It outlives restarts, so that nothing is told twice.
create table app.alarm_tellings (
  code text primary key,
  word text not null,
  told_at timestamptz not null,
  -- How often it began within the unrest that goes on.
  times integer not null
);

-- How often a job has failed since it was last done.
alter table app.jobs add column failures integer not null default 0;

-- What the site says that may change without a build: a row each time it was saved, never changed, never removed.
create table app.site_versions (
  version integer primary key,
  content jsonb not null,
  saved_at timestamptz not null default now(),
  -- The session that saved it.
  session text
);

-- Vouchers that were given, for a month. What became of one, the ledger knows.
create table app.vouchers (
  token_id integer not null,
  account bytea not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  -- Until when the last one is good.
  deadline timestamptz not null,
  -- How often it was given.
  times integer not null default 1,
  primary key (token_id, account)
);
create index vouchers_by_time on app.vouchers (last_at desc);

-- Checks of the published files, each by the process that was asked, of the folder that it has.
create table app.file_checks (
  id bigint generated always as identity primary key,
  started_at timestamptz not null default now(),
  -- Moves on while somebody is at it.
  seen_at timestamptz not null default now(),
  ended_at timestamptz,
  -- Files to look at, and those that were.
  files integer not null,
  looked integer not null default 0
);

-- What a check found damaged or lost, and what healed it.
create table app.file_findings (
  check_id bigint not null references app.file_checks,
  cid text not null,
  -- The ape that it is a file of; null for another one.
  token_id integer,
  -- damaged: there, and not what its name says; lost: not there.
  state text not null,
  -- bucket, kubo, gateway, painted, program; null: nothing did.
  mended_from text,
  primary key (check_id, cid)
);
