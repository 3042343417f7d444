-- Businesses that match equally well are ordered by rating, then by distance if a position is known, then by the completeness of
-- the profile.

-- As in 0032, with the rating first: a Bayesian average to a tenth, so that small differences do not decide. It begins with the
-- constant 4 instead of the mean of all ratings, which changes with every review.
create or replace view provider_standing as
select
  providers.account_id as provider_id,
  verified_at is not null and suspended_at is null and deleted_at is null as is_seen,
  1000 * round(10 * bayesian_rating(ratings, 4))
    + case when logo_id is null then 0 else 20 end
    + 8 * pictures.shown
    + case when length(business_description) < 20 then 0 when length(business_description) < 100 then 8 else 16 end
    + case when providers.latitude is null then 0 else 8 end
    + case when business_tagline = '' then 0 else 4 end
    + case when coalesce(website_link, '') = '' then 0 else 4 end
    + 4 * written.shown
    + coalesce(extract(epoch from verified_at) / 1e10, 0)::double precision as quality,
  point(
    coalesce(providers.longitude, districts.longitude),
    coalesce(providers.latitude, districts.latitude)
  ) as position
from providers
  join accounts on accounts.id = providers.account_id
  join districts on districts.id = providers.district_id
  cross join lateral (
    select count(*) as shown from (select from provider_media where provider_id = providers.account_id limit 3) as few
  ) as pictures
  cross join lateral (
    select count(*) as shown
    from (select from posts where provider_id = providers.account_id and visibility = 'shown' limit 6) as few
  ) as written;

create function rank_by_rating() returns trigger language plpgsql as $$
begin
  update provider_search as row set quality = standing.quality, band = band_of(standing.quality, standing.is_seen)
  from provider_standing as standing
  where standing.provider_id = new.account_id and row.provider_id = new.account_id and row.quality <> standing.quality;
  return null;
end $$;

create trigger rank_by_rating after update of ratings on providers
  for each row when (old.ratings is distinct from new.ratings) execute function rank_by_rating();

-- The distance counts between rating and completeness. Within `near_km` all are equally near.
create function quality_at(quality double precision, there point, here point, near_km double precision)
returns double precision language sql immutable as $$
  select case when here is null then quality else
    100000 * trunc(quality / 1000)
      - round(10 * greatest(near_km, km_between(here, there))) / 10
      + (quality - 1000 * trunc(quality / 1000)) / 10000
  end
$$;

-- As in 0060, with a position.
create function find_by_band(
  at_once boolean, first tsquery, second tsquery, filter tsquery, earlier tsquery, hidden bigint[], wanted integer,
  after_band smallint, after_quality double precision, after_id bigint, here point, near_km double precision
) returns table (provider_id bigint, band smallint, quality double precision)
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  from_band smallint := greatest(0, after_band);
  to_band smallint := case when at_once then 2 else from_band end;
  shown integer := 0;
  found_now integer;
begin
  loop
    if first is null then
      return query
        select row.provider_id, row.band, row.quality
        from provider_search as row
        where row.band = from_band and row.provider_id <> all (hidden)
          and (from_band > after_band or (row.quality, row.provider_id) < (after_quality, after_id))
        order by row.quality desc, row.provider_id desc
        limit wanted - shown;
    else
      return query
        select matching.provider_id, matching.band, matching.quality
        from (
          select row.provider_id, row.band, quality_at(row.quality, row.position, here, near_km) as quality
          from provider_search as row
          where row.band between from_band and to_band
            and row.terms @@ first and row.terms @@ coalesce(second, first)
            and (filter is null or row.terms @@ filter)
            and (earlier is null or not row.terms @@ earlier)
            and row.provider_id <> all (hidden)
          offset 0 -- a fence: the matches first, then their order
        ) as matching
        where matching.band > after_band or (matching.quality, matching.provider_id) < (after_quality, after_id)
        order by matching.band, matching.quality desc, matching.provider_id desc
        limit wanted - shown;
    end if;
    get diagnostics found_now = row_count;
    shown := shown + found_now;
    exit when shown >= wanted or to_band = 2;
    from_band := to_band + 1;
    -- No match among the best: there are few, so the rest is read at once.
    to_band := case when found_now = 0 and first is not null then 2 else from_band end;
  end loop;
end $$;

create function find_providers(
  passes jsonb, hidden bigint[], wanted integer,
  after_stage integer, after_band smallint, after_quality double precision, after_id bigint, after_shown integer,
  here point, near_km double precision
) returns table (provider_id bigint, stage integer, band smallint, quality double precision)
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  -- More than were expected: the stages are read one after the other.
  most constant integer := 500;
  pass search_pass;
  hits provider_hit[];
  hit provider_hit;
  shown integer := after_shown;
  found_now integer;
  earlier tsquery;
  last_at integer;
  is_shown boolean;
begin
  for pass in select * from jsonb_populate_recordset(null::search_pass, passes) loop
    continue when not is_wanted(pass, shown, after_stage);
    if pass.is_few then
      select array_agg(
          (met.at, met.band, met.quality, met.provider_id)::provider_hit
          order by met.at, met.band, met.quality desc, met.provider_id desc
        ) into hits
      from (
        select first_met(row.terms, pass.wholes), row.band, quality_at(row.quality, row.position, here, near_km), row.provider_id
        from provider_search as row
        where row.band <= 2
          and row.terms @@ pass.first and row.terms @@ coalesce(pass.second, pass.first)
          and (pass.filter is null or row.terms @@ pass.filter)
          and (pass.earlier is null or not row.terms @@ pass.earlier)
          and row.provider_id <> all (hidden)
        limit most
      ) as met (at, band, quality, provider_id);
    end if;
    if pass.is_few and coalesce(cardinality(hits), 0) < most then
      last_at := 0;
      foreach hit in array coalesce(hits, '{}') loop
        exit when hit.at is null;
        stage := pass.numbers[hit.at];
        if hit.at > last_at then
          last_at := hit.at;
          is_shown := stage >= after_stage
            and (stage = after_stage or pass.if_fewer[hit.at] is null or shown < pass.if_fewer[hit.at]);
        end if;
        continue when not is_shown or stage = after_stage
          and (hit.band < after_band or hit.band = after_band and (hit.quality, hit.provider_id) >= (after_quality, after_id));
        provider_id := hit.provider_id;
        band := hit.band;
        quality := hit.quality;
        return next;
        shown := shown + 1;
        if shown >= wanted + after_shown then return; end if;
      end loop;
    else
      earlier := pass.earlier;
      for at in 1 .. cardinality(pass.numbers) loop
        stage := pass.numbers[at];
        if stage = after_stage or stage > after_stage and (pass.if_fewer[at] is null or shown < pass.if_fewer[at]) then
          return query
            select row.provider_id, stage, row.band, row.quality
            from find_by_band(
              pass.at_once, case when pass.is_few then pass.wholes[at] else pass.first end, case when not pass.is_few then pass.second end,
              case when not pass.is_few then pass.filter end, earlier, hidden, wanted + after_shown - shown,
              case when stage = after_stage then after_band else -1::smallint end, after_quality, after_id, here, near_km
            ) as row;
          get diagnostics found_now = row_count;
          shown := shown + found_now;
          if shown >= wanted + after_shown then return; end if;
        end if;
        earlier := coalesce(earlier || pass.wholes[at], pass.wholes[at]);
      end loop;
    end if;
  end loop;
end $$;

create or replace function find_providers(
  passes jsonb, hidden bigint[], wanted integer,
  after_stage integer, after_band smallint, after_quality double precision, after_id bigint, after_shown integer
) returns table (provider_id bigint, stage integer, band smallint, quality double precision)
language sql stable as $$
  select * from find_providers(
    passes, hidden, wanted, after_stage, after_band, after_quality, after_id, after_shown, null::point, 0::double precision
  )
$$;

drop function find_by_band(
  boolean, tsquery, tsquery, tsquery, tsquery, bigint[], integer, smallint, double precision, bigint
);
