-- Every event of reserves and pool opener. How release and pools stand follows from them, and is in the projection's state.
create table ledger.market_events (
  contract bytea not null,
  tx_hash bytea not null,
  -- Among the logs of its contract in its transaction.
  ordinal integer not null,
  block bigint not null,
  log_index integer not null,
  time_seconds bigint not null,
  type text not null,
  -- What else it said, amounts as decimal text.
  said jsonb not null,
  primary key (tx_hash, contract, ordinal)
);
create index market_events_by_block on ledger.market_events (block, log_index);
