-- Everyday words of categories (data/category-words.tsv): what people type when they need one. `specialty` groups the words of a
-- narrower meaning within the category, such as dentist among doctors.
create table category_words (
  category_id bigint not null references categories (id) on delete cascade,
  language text not null check (language in ('en', 'hi', 'hi-Latn')),
  word text not null check (word <> ''),
  weight smallint not null check (weight between 1 and 100),
  specialty text,
  primary key (category_id, word)
);

-- When staff last changed the words: the file does not overwrite them then.
alter table categories add column words_edited_at timestamptz;

alter table search_phrases
  add column weight smallint not null default 100,
  add column specialty text;
