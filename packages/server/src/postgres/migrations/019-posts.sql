-- What the group is told, by whom and when. Rows of a post, of a schedule and of the alerts carry a version each, so that
-- two admins who change the same thing see it.

-- A post as an admin changed it; without a row it is the one that the software brings.
create table app.post_templates (
  post_type text primary key,
  title text not null,
  fields jsonb not null,
  gif text,
  version integer not null default 1,
  changed_at timestamptz not null default now()
);

create table app.schedules (
  id bigint generated always as identity primary key,
  -- Of the press that made it: pressed again, it is the same schedule.
  request_id uuid not null unique,
  name text not null,
  interval_minutes integer not null,
  post_type text not null,
  enabled boolean not null default true,
  -- Turns are whole intervals after it: when it was made, or turned on again.
  from_at timestamptz not null,
  -- The last turn that was taken or left out.
  last_turn integer not null default 0,
  version integer not null default 1,
  made_at timestamptz not null default now(),
  -- Why the last turn sent nothing, and when; null where it did.
  left_out jsonb,
  gone_at timestamptz
);

create table app.alert_rules (
  is_the_one boolean primary key default true check (is_the_one),
  is_on boolean not null,
  least_units numeric not null,
  most_alone integer not null,
  quiet_from integer,
  quiet_to integer,
  version integer not null default 1,
  changed_at timestamptz not null default now()
);

-- Purchases that were told, or never will be. They outlive a ledger that is read again.
create table app.alerted_purchases (
  tx_hash bytea not null,
  ordinal integer not null,
  at timestamptz not null default now(),
  -- null: it was decided that none is told of it.
  message_id bigint references app.messages (id),
  primary key (tx_hash, ordinal)
);

-- Of the press that sent it; and who reads it: the group, or the admins.
alter table app.messages add column request_id uuid unique;
alter table app.messages add column audience text not null default 'group';
-- An admin has seen that nobody knows what became of it.
alter table app.messages add column seen_at timestamptz;
create index messages_of_schedule on app.messages (schedule_id, id) where schedule_id is not null;
