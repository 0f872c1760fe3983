-- Calls that anyone may make and nobody has made yet, since when without a pause.
create table app.due_calls (
  name text primary key,
  since timestamptz not null default now()
);

-- Transactions of keepers, written before they are sent.
create table app.keeper_calls (
  id bigint generated always as identity primary key,
  account bytea not null,
  name text not null,
  nonce bigint not null,
  hash bytea not null unique,
  -- What it costs at most, and what it did cost once it was mined, wei.
  max_wei numeric not null,
  max_fee_wei numeric not null,
  fee_wei numeric,
  -- waiting, mined (whether it succeeded or not), dropped: its nonce was used by another.
  state text not null default 'waiting',
  sent_at timestamptz not null default now()
);
create index keeper_calls_by_time on app.keeper_calls (account, sent_at desc);

-- What the account of each keeper last had, and what it should have at least, wei.
create table app.keepers (
  account bytea primary key,
  balance_wei numeric not null,
  least_wei numeric not null,
  told_at timestamptz not null default now()
);
