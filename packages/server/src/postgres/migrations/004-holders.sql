-- Who owns LILAPE: a row for each block in which an account's balance changed, with the balance after it, 18 decimals.
create table ledger.holder_changes (
  account bytea not null,
  block bigint not null,
  after numeric not null,
  primary key (account, block) include (after)
);
create index holder_changes_by_block on ledger.holder_changes (block);
