-- The apes that were painted, and where their files are: kept for good, since a voucher may have named them.
create table app.painted_apes (
  token_id integer primary key,
  image_cid text not null,
  metadata_cid text not null,
  painted_at timestamptz not null default now()
);
create index painted_apes_by_image on app.painted_apes (image_cid);
create index painted_apes_by_metadata on app.painted_apes (metadata_cid);
