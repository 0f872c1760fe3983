-- The language in which the group is told of purchases and of the market.
alter table app.alert_rules add column language text not null default 'en';
