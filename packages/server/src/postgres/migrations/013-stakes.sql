-- Every event of a stake, with the stake after it: the newest row of a stake says how it stands, its first how it was
-- opened. Amounts in base units; seconds are counted from the stake's start.
create table ledger.stake_events (
  tx_hash bytea not null,
  ordinal integer not null,
  block bigint not null,
  log_index integer not null,
  time_seconds bigint not null,
  account bytea not null,
  stake_id integer not null,
  type text not null,
  -- Reserved by an opening, paid by a claim or by unstaking, freed by the end of a bonus.
  reward_tokens numeric not null,
  tokens numeric not null,
  lock_days smallint not null,
  start_seconds bigint not null,
  ape_id integer not null,
  paid_seconds integer not null,
  bonus_end_seconds integer,
  is_active boolean not null,
  -- Stakes of the account after the event: ever opened, and open.
  account_opened integer not null,
  account_open integer not null,
  primary key (tx_hash, ordinal)
);
create index stake_events_by_stake on ledger.stake_events (account, stake_id, block desc, log_index desc);
create index stake_events_by_account on ledger.stake_events (account, block desc, log_index desc);
create index stake_events_by_block on ledger.stake_events (block);
