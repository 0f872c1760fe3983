-- Rows come in the order of their blocks, so that a summary of ranges finds those to take back. An ordered index on the
-- block would be chosen, wherever statistics are missing, to look for an account's newest row among everybody's.
drop index ledger.holder_changes_by_block;
create index holder_changes_by_block on ledger.holder_changes using brin (block)
  with (pages_per_range = 32, autosummarize = on);
