-- The nearest first, of the first stage that anybody meets. How many of the best four thousand meet it tells how far to look: one in
-- fifty is found often enough among the nearest five thousand, one in a hundred among twice as many; whatever is much rarer is
-- looked for everywhere and then measured. Walking to a neighbour costs a seventh of fetching whoever has a word.
create or replace function search_near(
  stages jsonb, hidden bigint[], wanted integer, here point, after_stage integer, after_km double precision, after_id bigint
) returns table (provider_id bigint, stage integer, km double precision)
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  this search_stage;
  met integer;
  looked_at integer;
  nearby integer;
begin
  for this in select * from search_stages(stages) loop
    continue when this.number < after_stage;
    nearby := 0;
    select count(*) into met from (
      select from provider_search as row
      where row.band = 0 and row.terms @@ this.first and row.terms @@ this.second
        and (this.filter is null or row.terms @@ this.filter)
      limit 80
    ) as sample;
    if this.whole is null or met >= 20 then
      -- Without words the first page needs no more than it shows.
      looked_at := case when this.whole is not null then 400000 / met when after_km < 0 then wanted + cardinality(hidden) else 3000 end;
      return query
        select near.provider_id, this.number, km_between(here, near.position) as away
        from (
          select row.provider_id, row.terms, row.position
          from provider_search as row where row.band <= 2 order by row.position <-> here limit looked_at
        ) as near
        where (this.whole is null or near.terms @@ this.whole) and near.provider_id <> all (hidden)
          and (km_between(here, near.position), near.provider_id) > (after_km, after_id)
        order by away, near.provider_id
        limit wanted;
      get diagnostics nearby = row_count;
      if nearby >= wanted or this.whole is null then return; end if;
    end if;
    return query
      select row.provider_id, this.number, km_between(here, row.position) as away
      from provider_search as row
      where row.band <= 2
        and row.terms @@ this.first and row.terms @@ this.second
        and (this.filter is null or row.terms @@ this.filter)
        and row.provider_id <> all (hidden)
        and (km_between(here, row.position), row.provider_id) > (after_km, after_id)
      order by away, row.provider_id
      offset nearby
      limit wanted - nearby;
    if found or nearby > 0 then return; end if;
  end loop;
end $$;
