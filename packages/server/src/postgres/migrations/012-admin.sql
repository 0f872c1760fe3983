-- What admins did, and who tried to become one.
create table app.admin_actions (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  first_at timestamptz not null default now(),
  action text not null,
  -- The first digits of the hash of a session's token; null for who had none.
  session text,
  -- The network it came from; forgotten after a month.
  client text,
  detail jsonb not null default '{}',
  times integer not null default 1
);
create index on app.admin_actions (action, client, id desc);
create index on app.admin_actions (at) where client is not null;

-- Where a session was opened; it goes with the session.
alter table app.sessions add column client text;
