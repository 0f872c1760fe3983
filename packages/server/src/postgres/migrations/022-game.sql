-- The banana hunt. Each day by UTC has one level; its seed is drawn when the first game of the day begins.
create table app.game_days (
  day date primary key,
  -- 32 bits.
  seed bigint not null
);

-- Tickets, each good for one game. Nothing is kept of who got one.
create table app.game_tickets (
  -- sha256 of the ticket.
  hash bytea primary key,
  day date not null references app.game_days,
  started_at timestamptz not null default now(),
  ends_at timestamptz not null,
  -- sha256 of the log that was handed in with it: sent again, it is the same game.
  used_for bytea
);
create index game_tickets_ended on app.game_tickets (ends_at);

-- The best hundred games of each day; after ninety days the best three.
create table app.game_scores (
  id bigint generated always as identity primary key,
  day date not null references app.game_days,
  name text,
  score integer not null,
  ticks integer not null,
  outcome text not null,
  -- What was done in it, tick by tick: the same done by other inputs is the same game.
  trace text not null,
  log bytea not null,
  at timestamptz not null default now(),
  unique (day, trace)
);
create index game_scores_place on app.game_scores (day, score desc, ticks, id);
