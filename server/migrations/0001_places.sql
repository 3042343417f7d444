create extension if not exists pg_trgm;

create table countries (
  id integer generated always as identity primary key,
  code text not null unique,
  name_en text not null,
  name_hi text not null
);

create table states (
  id integer generated always as identity primary key,
  country_id integer not null references countries on delete restrict,
  code text not null unique,
  name_en text not null unique,
  name_hi text not null
);

create table districts (
  id integer generated always as identity primary key,
  state_id integer not null references states on delete restrict,
  name_en text not null,
  name_hi text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  unique (state_id, name_en)
);

-- Every way a person may write a district: both names and all aliases, from each of their words on
-- ('Singhbhum' finds 'East Singhbhum'). Made anew from the tables above whenever they change.
create table district_spellings (
  district_id integer not null references districts on delete cascade,
  spelling text collate "C" not null,
  key text collate "C" not null,
  skeleton text collate "C" not null,
  -- 0 a name, 1 an alias, 2 a name or an alias from a later word on
  rank smallint not null check (rank between 0 and 2)
);
create index district_spellings_spelling on district_spellings (spelling);
create index district_spellings_key on district_spellings (key);
create index district_spellings_skeleton on district_spellings (skeleton) where skeleton <> '';
create index district_spellings_similar on district_spellings using gin (key gin_trgm_ops);
create index district_spellings_district on district_spellings (district_id);

-- A geocoder may answer with a division; its head district stands for it.
create table divisions (
  id integer generated always as identity primary key,
  name_en text not null unique,
  name_hi text not null,
  also_as text[] not null default '{}',
  district_id integer not null references districts on delete cascade
);

-- Which version of data/*.tsv the tables hold, so that a start with nothing new touches nothing.
create table reference_data (
  name text primary key,
  hash text not null,
  loaded_at timestamptz not null default now()
);
