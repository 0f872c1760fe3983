-- The ledger: a fold over the sale's events, thrown away and rebuilt at will.
create schema ledger;
-- What the watcher knows beside it: how far it looks back, what was orphaned, what is wrong.
create schema watch;

-- The sale that this ledger is about.
create table ledger.source (
  one boolean primary key default true check (one),
  chain_id integer not null,
  genesis_hash bytea not null,
  presale bytea not null,
  lilape bytea not null,
  usdt bytea not null,
  usdc bytea not null,
  code_hash bytea not null,
  -- First block that is read.
  from_block bigint not null,
  terms jsonb not null
);

-- Every event of the sale. The ordinal counts the sale's events within the transaction: unlike a log index it stays
-- when the transaction is mined again. Stablecoin units have 6 decimals, tokens 18.
create table ledger.events (
  tx_hash bytea not null,
  ordinal integer not null,
  block bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  time_seconds bigint not null,
  type text not null,
  account bytea,
  coin text,
  units bigint,
  tokens numeric,
  raised_units bigint,
  -- What only rare events say.
  detail jsonb,
  version bigint not null,
  primary key (tx_hash, ordinal)
);
create index events_by_block on ledger.events (block, log_index);
create index events_by_account on ledger.events (account, block) where account is not null;
create index events_by_version on ledger.events (version);

create table ledger.accounts (
  buyer bytea primary key,
  usdt_units bigint not null,
  usdc_units bigint not null,
  tokens numeric not null,
  claimed boolean not null,
  refunded_usdt boolean not null,
  refunded_usdc boolean not null
);

-- Events that contradict the rules or the events before them.
create table ledger.alarms (
  tx_hash bytea not null,
  ordinal integer not null,
  code text not null,
  block bigint not null,
  expected text not null,
  actual text not null,
  primary key (tx_hash, ordinal, code)
);

-- The cursor: the last block read, and everything counted up to it.
create table ledger.state (
  one boolean primary key default true check (one),
  number bigint not null,
  hash bytea not null,
  time_seconds bigint not null,
  safe bigint not null,
  final bigint not null,
  totals jsonb not null
);

-- The version grows with every change of the ledger and never starts again.
create table watch.progress (
  one boolean primary key default true check (one),
  version bigint not null,
  read_at_ms bigint not null,
  endpoints integer not null,
  final_rests_on integer not null
);
insert into watch.progress values (true, 0, 0, 0, 0);

-- Blocks to fall back to when the chain reorganises, with the totals after each. None is below the final block.
create table watch.anchors (
  number bigint primary key,
  hash bytea not null,
  time_seconds bigint not null,
  totals jsonb not null
);

create table watch.orphans (
  like ledger.events,
  orphaned_at timestamptz not null default now(),
  primary key (tx_hash, ordinal, block_hash)
);
create index orphans_by_account on watch.orphans (account);

create table watch.alarms (
  id bigint generated always as identity primary key,
  code text not null,
  detail text not null,
  raised_at timestamptz not null default now(),
  cleared_at timestamptz
);
create unique index alarms_open on watch.alarms (code) where cleared_at is null;

-- What the sale holds beyond its debts: sent by mistake.
create table watch.surplus (
  token text primary key,
  amount numeric not null,
  block bigint not null
);
