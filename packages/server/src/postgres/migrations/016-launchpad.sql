-- Files of launches under the hash of their bytes: pictures and lists, at most 256 KiB each. Never changed, never removed.
create table app.published_files (
  cid text primary key,
  bytes bytea not null,
  published_at timestamptz not null default now()
);

-- Launches as they stand. Times are the chain's, Unix seconds.
create table app.launches (
  id integer primary key,
  -- One more with every change.
  version integer not null default 1,
  project text not null,
  text_en text not null,
  text_ru text not null,
  picture text references app.published_files,
  links text[] not null,
  -- Whole units of the project's token.
  allocation numeric not null,
  symbol text not null,
  places integer not null,
  launch_seconds bigint not null,
  created_seconds bigint not null,
  cancelled_seconds bigint,
  cancelled_en text,
  cancelled_ru text
);

-- What changed since a launch was made, a row a field: never changed, never removed.
create table app.launch_changes (
  launch_id integer not null references app.launches,
  version integer not null,
  field text not null,
  seconds bigint not null,
  before text,
  after text,
  primary key (launch_id, version, field)
);

-- The snapshots that were taken: once each, for good. Where nobody has a tier there is no list, and no draw.
create table app.launch_snapshots (
  launch_id integer primary key references app.launches,
  block bigint not null,
  block_hash bytea not null,
  block_seconds bigint not null,
  cid text,
  digest bytea,
  root bytea,
  -- CIDs of the list's parts.
  parts text[] not null,
  entrants integer not null,
  total_tickets bigint not null,
  guaranteed integer not null,
  -- Of each tier, the lowest first.
  holders integer[] not null,
  taken_at timestamptz not null default now()
);

-- Applications for a launch. Nothing says from which network they came.
create table app.applications (
  number integer generated always as identity primary key,
  -- Made by who applies: the same request again is the same application.
  request_id uuid not null unique,
  -- Of what was sent, so that another text under the same request is told from it.
  content bytea not null,
  version integer not null default 1,
  state text not null default 'new',
  note text not null default '',
  received_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- The project's token, or else its name with who is to be answered.
  identity text not null,
  project text not null,
  contract bytea,
  links text[] not null,
  contact text not null,
  pitch text not null,
  language text not null,
  -- Whose signature was checked when it came, and that signature.
  account bytea,
  signature bytea
);
create unique index applications_open on app.applications (identity) where state in ('new', 'reading');
create index applications_by_state on app.applications (state, number desc);
