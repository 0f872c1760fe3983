-- The worker's jobs: when each is due, and which process is at it.
create table app.jobs (
  name text primary key,
  due_at timestamptz not null default now(),
  holder uuid,
  -- A holder that was killed is passed over from then on.
  held_until timestamptz,
  ran_at timestamptz,
  -- What the last run failed with.
  fault text
);
