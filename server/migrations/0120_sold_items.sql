-- Items of price lists for suggestions, with the number of visible businesses that sell them. Counted when a business is indexed,
-- because counting rows for every typed letter would be too slow.
create table sold_items (
  -- 'i' and the sound of the name, or 'o' and the key of its goods.
  key text collate "C" not null,
  -- A spelling; '' is the row of the whole key.
  name text not null,
  businesses integer not null,
  primary key (key, name)
) with (fillfactor = 50);
create index sold_items_of_key on sold_items (key) where name = '';

-- What the business is counted for: the same positions in both lists.
alter table item_search
  add column is_seen boolean not null default false,
  add column sold_keys text[] not null default '{}',
  add column sold_names text[] not null default '{}';

create function sold_entries(keys text[], names text[]) returns table (key text, name text)
language sql immutable as $$
  select key, name from unnest(keys, names) as sold (key, name) union select key, '' from unnest(keys) as key
$$;

create function count_sold_items() returns trigger language plpgsql as $$
begin
  -- In the order of the keys, so that concurrent writers do not deadlock.
  insert into sold_items as known (key, name, businesses)
    select key, name, sum(step) from (
      select key, name, 1 as step from sold_entries(new.sold_keys, new.sold_names) where new.is_seen
      union all
      select key, name, -1 from sold_entries(old.sold_keys, old.sold_names) where old.is_seen
    ) as steps
    group by key, name having sum(step) <> 0
    order by key collate "C", name
    on conflict (key, name) do update set businesses = known.businesses + excluded.businesses;
  delete from sold_items where key = any (old.sold_keys) and businesses <= 0;
  return null;
end $$;

create trigger item_search_count_sold after insert or update or delete on item_search
  for each row execute function count_sold_items();

create function write_provider_search(
  business bigint, fresh tsvector, fresh_items bigint[], fresh_item_terms tsvector, fresh_keys text[], fresh_names text[]
) returns text[] language plpgsql as $$
begin
  if cardinality(fresh_items) = 0 then
    delete from item_search where provider_id = business;
  else
    insert into item_search as known (provider_id, item_ids, terms, sold_keys, sold_names, is_seen)
    select business, fresh_items, fresh_item_terms, fresh_keys, fresh_names,
      verified_at is not null and suspended_at is null and deleted_at is null
    from accounts where id = business
    on conflict (provider_id) do update set item_ids = excluded.item_ids, terms = excluded.terms,
      sold_keys = excluded.sold_keys, sold_names = excluded.sold_names, is_seen = excluded.is_seen
      where (known.item_ids, known.terms, known.sold_keys, known.sold_names, known.is_seen)
        is distinct from (excluded.item_ids, excluded.terms, excluded.sold_keys, excluded.sold_names, excluded.is_seen);
  end if;
  return write_provider_search(business, fresh);
end $$;

create or replace function show_or_hide() returns trigger language plpgsql as $$
begin
  -- A row that moves to another band must not be moved by two at once.
  perform from providers where account_id = new.id for no key update;
  update provider_search as shown set band = band_of(standing.quality, standing.is_seen), quality = standing.quality
    from provider_standing as standing
    where standing.provider_id = new.id and shown.provider_id = new.id;
  update item_search as shown set is_seen = standing.is_seen
    from provider_standing as standing
    where standing.provider_id = new.id and shown.provider_id = new.id and shown.is_seen <> standing.is_seen;
  update post_search as shown set is_seen = standing.is_seen and posts.visibility = 'shown'
    from provider_standing as standing, posts
    where standing.provider_id = new.id and shown.provider_id = new.id and posts.id = shown.post_id
      and shown.is_seen <> (standing.is_seen and posts.visibility = 'shown');
  return null;
end $$;
