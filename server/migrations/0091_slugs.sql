-- The names under which states, districts and categories stand in addresses: 'gaya', 'sweets-bakery'. They are made of the English
-- name by the database, so that whoever writes a name, an earlier version too, gives it one.

-- Letters without their marks, and digits; whatever stands between them is one hyphen, an apostrophe is nothing.
create function slug_of(name text) returns text language sql immutable as $$
  select trim('-' from regexp_replace(
    regexp_replace(lower(normalize(name, nfkd)), '[\u0300-\u036f''’.]', '', 'g'), '[^a-z0-9]+', '-', 'g'
  ))
$$;

alter table states add column slug text not null default '';
alter table districts add column slug text not null default '';
alter table categories add column slug text not null default '';

-- A slug that was given up leads to its owner for ever.
create table former_slugs (
  slug text not null,
  state_id integer references states on delete cascade,
  district_id integer references districts on delete cascade,
  category_id integer references categories on delete cascade,
  check (num_nonnulls(state_id, district_id, category_id) = 1),
  unique nulls not distinct (slug, state_id, district_id, category_id)
);

-- Whether another one has it or had it. Districts share theirs with those of their own state only.
create function is_slug_taken(slug text, of_table text, id integer, in_state integer) returns boolean language sql stable as $$
  select case of_table
    when 'states' then exists (
      select from states where states.slug = is_slug_taken.slug and states.id <> is_slug_taken.id
      union all select from former_slugs as former where former.slug = is_slug_taken.slug and former.state_id <> is_slug_taken.id
    )
    when 'districts' then exists (
      select from districts
        where districts.state_id = in_state and districts.slug = is_slug_taken.slug and districts.id <> is_slug_taken.id
      union all select from former_slugs as former join districts on districts.id = former.district_id
        where former.slug = is_slug_taken.slug and districts.state_id = in_state and districts.id <> is_slug_taken.id
    )
    else exists (
      select from categories where categories.slug = is_slug_taken.slug and categories.id <> is_slug_taken.id
      union all select from former_slugs as former where former.slug = is_slug_taken.slug and former.category_id <> is_slug_taken.id
    )
  end
$$;

-- A second one of the same name is 'name-2'. A slug of digits alone would be taken for an id.
create function free_slug(name text, of_table text, id integer, in_state integer) returns text language plpgsql as $$
declare
  base text := slug_of(name);
  free text;
begin
  if base !~ '[a-z]' then
    base := trim('-' from case of_table when 'states' then 'state-' when 'districts' then 'district-' else 'category-' end || base);
  end if;
  free := base;
  for number in 2 .. 10000 loop
    exit when not is_slug_taken(free, of_table, id, in_state);
    free := base || '-' || number;
  end loop;
  return free;
end $$;

create function give_slug() returns trigger language plpgsql as $$
declare
  name text := case tg_table_name when 'categories' then to_jsonb(new) ->> 'title_en' else to_jsonb(new) ->> 'name_en' end;
begin
  new.slug := free_slug(name, tg_table_name, new.id, (to_jsonb(new) ->> 'state_id')::integer);
  return new;
end $$;

create function keep_former_slug() returns trigger language plpgsql as $$
begin
  delete from former_slugs where slug = new.slug and new.id = case tg_table_name
    when 'states' then state_id when 'districts' then district_id else category_id end;
  insert into former_slugs (slug, state_id, district_id, category_id) values (
    old.slug,
    case tg_table_name when 'states' then new.id end,
    case tg_table_name when 'districts' then new.id end,
    case tg_table_name when 'categories' then new.id end
  );
  return null;
end $$;

-- Another spelling of the same slug keeps it.
create trigger states_give_slug before insert on states for each row execute function give_slug();
create trigger states_change_slug before update of name_en on states
  for each row when (slug_of(old.name_en) <> slug_of(new.name_en)) execute function give_slug();
create trigger districts_give_slug before insert on districts for each row execute function give_slug();
create trigger districts_change_slug before update of name_en on districts
  for each row when (slug_of(old.name_en) <> slug_of(new.name_en)) execute function give_slug();
create trigger categories_give_slug before insert on categories for each row execute function give_slug();
create trigger categories_change_slug before update of title_en on categories
  for each row when (slug_of(old.title_en) <> slug_of(new.title_en)) execute function give_slug();

update states set slug = free_slug(name_en, 'states', id, null);
update districts set slug = free_slug(name_en, 'districts', id, state_id);
update categories set slug = free_slug(title_en, 'categories', id, null);

create unique index states_slug on states (slug);
create unique index districts_slug on districts (state_id, slug);
create unique index categories_slug on categories (slug);

create trigger states_keep_former_slug after update on states
  for each row when (old.slug <> new.slug) execute function keep_former_slug();
create trigger districts_keep_former_slug after update on districts
  for each row when (old.slug <> new.slug) execute function keep_former_slug();
create trigger categories_keep_former_slug after update on categories
  for each row when (old.slug <> new.slug) execute function keep_former_slug();
