-- Searches in another order than the best first. As with the nearest, the first stage that anybody meets is the answer, and a page
-- goes on behind `after`.

-- The mean of the ratings of a business, as if five more had been given, each of them the mean of all: one happy customer counts for
-- less than fifty.
create function bayesian_rating(ratings integer[], mean_of_all double precision) returns double precision
language sql immutable as $$
  select (5 * mean_of_all + ratings[1] + 2 * ratings[2] + 3 * ratings[3] + 4 * ratings[4] + 5 * ratings[5])
    / (5 + ratings[1] + ratings[2] + ratings[3] + ratings[4] + ratings[5])
$$;

-- Few businesses have many ratings, and many have none: the mean of all is counted in these.
create index providers_rated on providers (account_id) include (ratings) where ratings <> '{0,0,0,0,0}';

-- Those who are rated alike, as all are who have no rating, stand in the order of their quality.
create function search_by_rating(
  stages jsonb, hidden bigint[], wanted integer, mean_of_all double precision,
  after_stage integer, after_rating double precision, after_quality double precision, after_id bigint
) returns table (provider_id bigint, stage integer, rating double precision, quality double precision)
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  this search_stage;
begin
  for this in select * from search_stages(stages) loop
    continue when this.number < after_stage;
    if this.whole is null then
      return query
        select rated.id, this.number, rated.rating, rated.quality
        from (
          select row.provider_id as id, bayesian_rating(providers.ratings, mean_of_all) as rating, row.quality
          from provider_search as row join providers on providers.account_id = row.provider_id
          where row.band <= 2 and row.provider_id <> all (hidden)
        ) as rated
        where (rated.rating, rated.quality, rated.id) < (after_rating, after_quality, after_id)
        order by rated.rating desc, rated.quality desc, rated.id desc
        limit wanted;
    else
      return query
        select rated.id, this.number, rated.rating, rated.quality
        from (
          select row.provider_id as id, bayesian_rating(providers.ratings, mean_of_all) as rating, row.quality
          from provider_search as row join providers on providers.account_id = row.provider_id
          where row.band <= 2
            and row.terms @@ this.first and row.terms @@ this.second
            and (this.filter is null or row.terms @@ this.filter)
            and row.provider_id <> all (hidden)
        ) as rated
        where (rated.rating, rated.quality, rated.id) < (after_rating, after_quality, after_id)
        order by rated.rating desc, rated.quality desc, rated.id desc
        limit wanted;
    end if;
    if found or after_id > 0 then return; end if;
  end loop;
end $$;

-- The latest to be listed. Without words they are read off the index of those whom everybody may see.
create function search_newest(
  stages jsonb, hidden bigint[], wanted integer, after_stage integer, after_listed timestamptz, after_id bigint
) returns table (provider_id bigint, stage integer, listed_at timestamptz)
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  this search_stage;
begin
  for this in select * from search_stages(stages) loop
    continue when this.number < after_stage;
    if this.whole is null then
      return query
        select accounts.id, this.number, accounts.verified_at
        from accounts
        where accounts.role = 'provider'
          and accounts.verified_at is not null and accounts.suspended_at is null and accounts.deleted_at is null
          and accounts.id <> all (hidden) and (accounts.verified_at, accounts.id) < (after_listed, after_id)
        order by accounts.verified_at desc, accounts.id desc
        limit wanted;
    else
      return query
        select row.provider_id, this.number, accounts.verified_at
        from provider_search as row join accounts on accounts.id = row.provider_id
        where row.band <= 2
          and row.terms @@ this.first and row.terms @@ this.second
          and (this.filter is null or row.terms @@ this.filter)
          and row.provider_id <> all (hidden)
          and (accounts.verified_at, accounts.id) < (after_listed, after_id)
        order by accounts.verified_at desc, accounts.id desc
        limit wanted;
    end if;
    if found or after_listed < 'infinity' then return; end if;
  end loop;
end $$;

-- As before, but a list without words goes on behind the nearest three thousand, all who stand in one place, such as the middle of a
-- district, are looked at together, and a page behind another one never falls back to the next stage.
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
          from provider_search as row where row.band <= 2 order by row.position <-> here fetch first (looked_at) rows with ties
        ) as near
        where (this.whole is null or near.terms @@ this.whole) and near.provider_id <> all (hidden)
          and (km_between(here, near.position), near.provider_id) > (after_km, after_id)
        order by away, near.provider_id
        limit wanted;
      get diagnostics nearby = row_count;
      if nearby >= wanted then return; end if;
    end if;
    if this.whole is null then
      return query
        select row.provider_id, this.number, km_between(here, row.position) as away
        from provider_search as row
        where row.band <= 2 and row.provider_id <> all (hidden)
          and (km_between(here, row.position), row.provider_id) > (after_km, after_id)
        order by away, row.provider_id
        offset nearby
        limit wanted - nearby;
      return;
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
    if found or nearby > 0 or after_km >= 0 then return; end if;
  end loop;
end $$;
