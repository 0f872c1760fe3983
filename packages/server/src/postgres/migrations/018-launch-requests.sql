-- What made a launch: its admin's own UUID, and of what was sent, so that another launch under the same request is told from it.
alter table app.launches add column request_id uuid unique, add column request_content bytea;
