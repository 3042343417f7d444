-- Categories and districts that the administrators may change. data/*.tsv are the beginning: a row that was edited stays as it is.
alter table categories
  -- What data/categories.tsv calls it. Without one it was added at the desk.
  add column reference text unique,
  add column edited_at timestamptz,
  -- Nobody chooses it any more; whoever is still in it is on the way to another.
  add column retired_at timestamptz;
update categories set reference = title_en;

alter table districts
  -- What data/districts.tsv calls it.
  add column reference text,
  -- Other names and spellings that people write.
  add column aliases text[] not null default '{}',
  add column edited_at timestamptz,
  add constraint districts_reference unique (state_id, reference);
update districts set reference = name_en;
