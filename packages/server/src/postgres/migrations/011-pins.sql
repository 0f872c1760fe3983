-- Files that are to be pinned: a queue that nothing but their confirmation ends.
create table app.pins (
  cid text primary key,
  asked_at timestamptz not null default now(),
  -- By whom it was confirmed, and when; another's word counts for nothing once the settings name somebody else.
  pinned_by text,
  pinned_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  -- What the service calls the request that it took on.
  request_id text,
  -- What the last try failed with: a code, and words for the admin.
  fault text,
  details text,
  holder uuid,
  -- A holder that was killed is passed over from then on.
  held_until timestamptz
);
create index pins_waiting on app.pins (next_try_at) where pinned_at is null;
