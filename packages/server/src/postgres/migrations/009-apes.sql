-- Every transfer of an ape; from the zero address where it was minted. There are at most 10,000 apes, so that what is
-- asked of them is found by small indexes.
create table ledger.ape_transfers (
  tx_hash bytea not null,
  ordinal integer not null,
  block bigint not null,
  log_index integer not null,
  time_seconds bigint not null,
  token_id integer not null,
  from_account bytea not null,
  to_account bytea not null,
  primary key (tx_hash, ordinal)
);
create index ape_transfers_by_ape on ledger.ape_transfers (token_id, block desc, log_index desc);
create index ape_transfers_by_receiver on ledger.ape_transfers (to_account);
create index ape_transfers_by_block on ledger.ape_transfers (block);
