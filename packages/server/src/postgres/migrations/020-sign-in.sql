-- The admin password that ADMIN_PASSWORD or the command set: its hash, one row or none.
create table app.admin_password (
  one boolean primary key default true check (one),
  hash text not null,
  set_at timestamptz not null default now()
);

-- How often somebody was wrong at the door: a client, a wider network, a known browser, all strangers together.
create table app.sign_in_misses (
  key text primary key,
  count integer not null,
  at timestamptz not null default now()
);
create index on app.sign_in_misses (at);

-- What wallets may sign to come in: each is good once.
create table app.sign_in_nonces (
  nonce text primary key,
  ends_at timestamptz not null,
  used_at timestamptz
);
create index on app.sign_in_nonces (ends_at);

-- A session that nobody uses ends before its day is over; null for what stands for a browser alone.
alter table app.sessions add column idle_ends_at timestamptz;
update app.sessions set idle_ends_at = ends_at where subject like 'admin-%';

-- By what the admin came in: 'password' or the address of a wallet.
alter table app.admin_actions add column who text;
create index on app.admin_actions (first_at) where action like '%-refused';

-- The log grows and is never rewritten, not even by a fault of ours: what was refused is counted up and forgotten after
-- a month, as are networks. Everything else stays as it was written.
create function app.keep_admin_actions() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.action like '%-refused' and old.at < now() - interval '30 days' then
      return old;
    end if;
  elsif tg_op = 'UPDATE' then
    if new.client is null and old.at < now() - interval '30 days'
      and to_jsonb(new) - 'client' = to_jsonb(old) - 'client' then
      return new;
    end if;
    if old.action like '%-refused' and new.times = old.times + 1 and new.at >= old.at
      and to_jsonb(new) - 'times' - 'at' = to_jsonb(old) - 'times' - 'at' then
      return new;
    end if;
  end if;
  raise exception 'The log of actions is only added to.' using errcode = 'restrict_violation';
end
$$;
create trigger kept before update or delete on app.admin_actions
  for each row execute function app.keep_admin_actions();
create trigger kept_whole before truncate on app.admin_actions
  for each statement execute function app.keep_admin_actions();
