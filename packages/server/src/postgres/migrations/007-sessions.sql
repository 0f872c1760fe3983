-- Who is signed in. The token itself is in the browser alone.
create table app.sessions (
  token_hash bytea primary key,
  subject text not null,
  opened_at timestamptz not null default now(),
  ends_at timestamptz not null
);
create index on app.sessions (subject);
create index on app.sessions (ends_at);
