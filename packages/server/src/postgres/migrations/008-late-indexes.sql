-- Indexes by keys that come in no order cost more than everything else while a chain is read for the first time. Those
-- of a projection's tables are named with the projection, left out then, and made before the head is followed.
alter table ledger.sale_events drop constraint sale_events_pkey;
drop index ledger.sale_events_by_account;
alter table ledger.holder_changes drop constraint holder_changes_pkey;
-- Rows come in the order of their versions, so that a summary of ranges finds those written last.
drop index ledger.sale_events_by_version;
create index sale_events_by_version on ledger.sale_events using brin (version)
  with (pages_per_range = 32, autosummarize = on);
