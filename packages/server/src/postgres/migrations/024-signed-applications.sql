-- A signed application goes beside unsigned ones of the same project.
drop index app.applications_open;
create unique index applications_open on app.applications (identity) where state in ('new', 'reading') and account is not null;
create index on app.applications (identity) where state in ('new', 'reading');
