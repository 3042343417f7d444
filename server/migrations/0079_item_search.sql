-- Which item of a business a search is about. One row a business that has items, written with its row in provider_search.
create table item_search (
  provider_id bigint primary key references providers on delete cascade,
  -- Those that are to be had.
  item_ids bigint[] not null,
  -- The lexemes of their names, each with the places of its items in item_ids.
  terms tsvector not null
);

create function write_provider_search(id bigint, fresh tsvector, fresh_items bigint[], fresh_item_terms tsvector) returns text[]
language plpgsql as $$
begin
  if cardinality(fresh_items) = 0 then
    delete from item_search where provider_id = id;
  else
    insert into item_search (provider_id, item_ids, terms) values (id, fresh_items, fresh_item_terms)
    on conflict (provider_id) do update set item_ids = excluded.item_ids, terms = excluded.terms
      where (item_search.item_ids, item_search.terms) is distinct from (excluded.item_ids, excluded.terms);
  end if;
  return write_provider_search(id, fresh);
end $$;
