-- Every event of the draws. What a draw is at any moment follows from them, and is in the projection's state.
create table ledger.draw_events (
  tx_hash bytea not null,
  ordinal integer not null,
  block bigint not null,
  log_index integer not null,
  time_seconds bigint not null,
  type text not null,
  -- 0 for what is of no draw.
  draw_id integer not null,
  -- Of a place that was won.
  place integer,
  account bytea,
  -- What else it said, amounts as decimal text.
  said jsonb not null,
  primary key (tx_hash, ordinal)
);
create index draw_events_by_draw on ledger.draw_events (draw_id, block, log_index);
create index draw_events_by_account on ledger.draw_events (account) where account is not null;
create index draw_events_by_block on ledger.draw_events (block, log_index);
