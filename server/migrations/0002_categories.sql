create table categories (
  id integer generated always as identity primary key,
  title_en text not null unique,
  title_hi text not null,
  synonyms_en text[] not null default '{}',
  synonyms_hi text[] not null default '{}',
  synonyms_roman text[] not null default '{}',
  position integer not null
);
