-- A game that was taken off the board stays off it: what was done in it is known until its day is forgotten, and nothing else of it.
alter table app.game_scores
  add column is_removed boolean not null default false;
