-- The application of a token's owner goes beside those that others signed.
alter table app.applications add column is_owner boolean not null default false;
drop index app.applications_open;
create unique index applications_open on app.applications (identity, is_owner)
  where state in ('new', 'reading') and account is not null;
