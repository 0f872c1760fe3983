-- SHA-256 of the logs that were read behind the anchor before, up to this one; null where an older program wrote it.
alter table watch.anchors add column logs bytea;
