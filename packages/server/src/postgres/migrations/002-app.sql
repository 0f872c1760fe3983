-- What is no fold of the chain: tables of the product itself. They survive a rebuild of the ledger.
create schema app;

-- What clients used lately in each process, so that all processes limit as one. Nothing of worth is lost in a crash.
create unlogged table app.rate_limit_use (
  kind text not null,
  client text not null,
  -- The process that counted.
  holder uuid not null,
  used bigint not null,
  told_at timestamptz not null,
  primary key (kind, client, holder)
);
create index rate_limit_use_by_age on app.rate_limit_use (told_at);

drop table if exists public.rate_limit_use;
