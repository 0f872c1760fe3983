-- Releases and openings that the group was told of, or never will be. They outlive a ledger that is read again.
create table app.announced_market (
  tx_hash bytea not null,
  -- 'released', or the coin whose pool was opened.
  what text not null,
  at timestamptz not null default now(),
  -- null: it was decided that none is told of it.
  message_id bigint references app.messages (id),
  primary key (tx_hash, what)
);
