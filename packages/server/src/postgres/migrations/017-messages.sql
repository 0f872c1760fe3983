-- What is sent to the group by its messenger: a row each, from when it was decided to what became of it. Rows outlive a
-- ledger that is read again.
create table app.messages (
  id bigint generated always as identity primary key,
  -- post: sent by hand; turn: of a schedule; alert: of purchases.
  kind text not null,
  post_type text,
  schedule_id bigint,
  turn integer,
  html text not null,
  -- What is read of it.
  text text not null,
  clip text,
  -- The figures in it, with what they were read from.
  facts jsonb not null default '{}',
  -- queued, sending, sent, refused; unknown: nobody can say whether it was taken, so it is not sent again by itself.
  state text not null default 'queued',
  made_at timestamptz not null default now(),
  not_before timestamptz not null default 'epoch',
  started_at timestamptz,
  ended_at timestamptz,
  tries integer not null default 0,
  chat text,
  message_id bigint,
  fault text,
  unique (schedule_id, turn)
);
create index messages_waiting on app.messages (id) where state in ('queued', 'sending');
create index messages_started on app.messages (started_at) where started_at is not null;
