-- Which final rows of the ledger make a published file. They never change, so the file can be made again at any time.
create table app.ledger_parts (
  cid text primary key,
  projection text not null,
  -- Its first and last rows: their blocks, and what they have there that no other row has.
  from_block bigint not null,
  from_key text not null,
  to_block bigint not null,
  to_key text not null,
  -- Whether it is as large as it can be: the last part grows, and each of its sizes is one for a while.
  is_full boolean not null,
  made_at timestamptz not null default now()
);
create index ledger_parts_growing on app.ledger_parts (made_at) where not is_full;
