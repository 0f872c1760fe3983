-- One ledger, a projection for each subject. The ledger is a fold of the chain, so it is made anew and read again;
-- what is not of the chain (the version, alarms that were raised, purchases that were orphaned) stays.
drop schema ledger cascade;
create schema ledger;

-- The chain that this ledger is about.
create table ledger.source (
  one boolean primary key default true check (one),
  chain_id integer not null,
  genesis_hash bytea not null,
  -- First block that is read.
  from_block bigint not null
);

-- What is read of it.
create table ledger.projections (
  name text primary key,
  fold_version integer not null,
  -- Address of each contract, with the hash of its code.
  contracts jsonb not null,
  -- What the contracts say once and for all.
  facts jsonb not null
);

-- The cursor: the last block read, and the state of each projection after it.
create table ledger.state (
  one boolean primary key default true check (one),
  number bigint not null,
  hash bytea not null,
  time_seconds bigint not null,
  safe bigint not null,
  final bigint not null,
  states jsonb not null
);

-- Events that contradict the rules or the events before them. The ordinal counts the logs of the contract within the
-- transaction: unlike a log index it stays when the transaction is mined again.
create table ledger.alarms (
  projection text not null,
  contract bytea not null,
  tx_hash bytea not null,
  ordinal integer not null,
  code text not null,
  block bigint not null,
  time_seconds bigint not null,
  expected text not null,
  actual text not null,
  primary key (contract, tx_hash, ordinal, code)
);

-- Every event of the sale's one contract. Stablecoin units have 6 decimals, tokens 18.
create table ledger.sale_events (
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
create index sale_events_by_block on ledger.sale_events (block, log_index);
create index sale_events_by_account on ledger.sale_events (account, block) where account is not null;
create index sale_events_by_version on ledger.sale_events (version);

create table ledger.sale_accounts (
  buyer bytea primary key,
  usdt_units bigint not null,
  usdc_units bigint not null,
  tokens numeric not null,
  claimed boolean not null,
  refunded_usdt boolean not null,
  refunded_usdc boolean not null
);

-- Blocks to fall back to when the chain reorganises, with the states after each. None is below the final block.
drop table watch.anchors;
create table watch.anchors (
  number bigint primary key,
  hash bytea not null,
  time_seconds bigint not null,
  states jsonb not null
);

alter table watch.orphans rename to sale_orphans;

-- What contracts hold beyond their debts: sent by mistake.
drop table watch.surplus;
create table watch.surplus (
  projection text not null,
  token text not null,
  amount numeric not null,
  block bigint not null,
  primary key (projection, token)
);
