-- A search reads the index once where it can. Most of its stages find few rows or none, and asking the index for each of them in
-- each band cost more than reading the rows that meet any of them and finding out which.

-- --- Which lexemes are common -------------------------------------------------------------------------------------------

-- In about how many rows a lexeme is, where it is in many; the empty one stands for all rows. It only decides how a search is run,
-- never what it finds, so it need not be exact: it is counted in a sample, every night and when the search is built.
create table common_lexemes (
  found_in text not null check (found_in in ('providers', 'posts')),
  lexeme text collate "C" not null,
  row_count integer not null,
  primary key (found_in, lexeme)
);

create procedure count_common_lexemes() language plpgsql as $$
declare
  sample constant double precision := 60000;
  -- Of the sample: fewer say too little.
  least constant integer := 10;
  providers constant double precision := (select count(*) from provider_search where band <= 2);
  posts constant double precision := (select count(*) from post_search where is_seen);
begin
  delete from common_lexemes;
  insert into common_lexemes values ('providers', '', providers), ('posts', '', posts);
  insert into common_lexemes
  select 'providers', lexeme, count(*) * greatest(1, providers / sample)
  from provider_search tablesample system (least(100, 100 * sample / greatest(1, providers))), unnest(tsvector_to_array(terms)) as lexeme
  where band <= 2 and lexeme <> ''
  group by lexeme having count(*) >= least;
  insert into common_lexemes
  select 'posts', lexeme, count(*) * greatest(1, posts / sample)
  from post_search tablesample system (least(100, 100 * sample / greatest(1, posts))), unnest(tsvector_to_array(terms)) as lexeme
  where is_seen and lexeme <> ''
  group by lexeme having count(*) >= least;
end $$;

call count_common_lexemes();

-- --- Passes -------------------------------------------------------------------------------------------------------------

-- What is asked of the index at once (passes.ts): some stages, best first, with the number and the whole condition of each. All
-- their rows meet `first` and `second`, which the index is asked for, and no row of earlier passes comes again. A stage may be for
-- the case only that those before gave fewer than so many.
create type search_pass as (
  -- Few rows meet it: they are all read, and each counts for the first stage that it meets, of twelve at most. Otherwise it is one
  -- stage, which is read at once or, when many rows meet it, band by band or age by age until the page is full.
  is_few boolean, at_once boolean,
  -- In how many of the newest ages enough posts are expected.
  ages integer,
  first tsquery, second tsquery, filter tsquery, earlier tsquery,
  numbers integer[], wholes tsquery[], if_fewer integer[]
);

-- Whether any stage of a pass is still wanted when so many are shown.
create function is_wanted(pass search_pass, shown integer, after_stage integer) returns boolean language sql immutable as $$
  select exists (
    select from unnest(pass.numbers, pass.if_fewer) as stage (number, fewer)
    where number = after_stage or number > after_stage and (fewer is null or shown < fewer)
  )
$$;

-- The first condition that a row meets. Written out, since it is asked for every row that is read.
create function first_met(terms tsvector, wholes tsquery[]) returns integer language sql immutable as $$
  select case
    when terms @@ wholes[1] then 1 when terms @@ wholes[2] then 2 when terms @@ wholes[3] then 3 when terms @@ wholes[4] then 4
    when terms @@ wholes[5] then 5 when terms @@ wholes[6] then 6 when terms @@ wholes[7] then 7 when terms @@ wholes[8] then 8
    when terms @@ wholes[9] then 9 when terms @@ wholes[10] then 10 when terms @@ wholes[11] then 11
    when terms @@ wholes[12] then 12
  end
$$;

-- One stage, the best first: band, quality. Goes on behind `after`.
create function find_by_band(
  at_once boolean, first tsquery, second tsquery, filter tsquery, earlier tsquery, hidden bigint[], wanted integer,
  after_band smallint, after_quality double precision, after_id bigint
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
          select row.provider_id, row.band, row.quality
          from provider_search as row
          where row.band between from_band and to_band
            and row.terms @@ first and row.terms @@ coalesce(second, first)
            and (filter is null or row.terms @@ filter)
            and (earlier is null or not row.terms @@ earlier)
            and row.provider_id <> all (hidden)
            and (row.band > after_band or (row.quality, row.provider_id) < (after_quality, after_id))
          offset 0 -- a fence: the matches first, then their order
        ) as matching
        order by matching.band, matching.quality desc, matching.provider_id desc
        limit wanted - shown;
    end if;
    get diagnostics found_now = row_count;
    shown := shown + found_now;
    exit when shown >= wanted or to_band = 2;
    from_band := to_band + 1;
    -- Nobody among the best who meets it: hardly anybody anywhere, so the rest is read at once.
    to_band := case when found_now = 0 and first is not null then 2 else from_band end;
  end loop;
end $$;

create type provider_hit as (at integer, band smallint, quality double precision, provider_id bigint);

-- The best first: stage, band, quality. Goes on behind `after`, of which `after_shown` were shown before.
create function find_providers(
  passes jsonb, hidden bigint[], wanted integer,
  after_stage integer, after_band smallint, after_quality double precision, after_id bigint, after_shown integer
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
        select first_met(row.terms, pass.wholes), row.band, row.quality, row.provider_id
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
              case when stage = after_stage then after_band else -1::smallint end, after_quality, after_id
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
