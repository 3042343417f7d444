-- What the search reads. It is written in the transaction that writes the provider or the post, so both change together.

-- --- Quality: the order of results that match equally well ----------------------------------------------------------

-- How much a business shows of itself, from 0 to 100 points: a logo 20, three pictures 24, a description 16, a position
-- on the map 8, a tagline 4, a website 4, six posts 24. Among equals the one that was listed later, as a fraction of a point.
create view provider_standing as
select
  providers.account_id as provider_id,
  verified_at is not null and suspended_at is null and deleted_at is null as is_seen,
  case when logo_id is null then 0 else 20 end
    + 8 * pictures.shown
    + case when length(business_description) < 20 then 0 when length(business_description) < 100 then 8 else 16 end
    + case when providers.latitude is null then 0 else 8 end
    + case when business_tagline = '' then 0 else 4 end
    + case when coalesce(website_link, '') = '' then 0 else 4 end
    + 4 * written.shown
    + coalesce(extract(epoch from verified_at) / 1e10, 0)::double precision as quality,
  -- A business without a position stands in the middle of its district.
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
    select count(*) as shown from (select from posts where provider_id = providers.account_id limit 6) as few
  ) as written;

-- The best few thousand, then sixteen times as many, then the rest. Until the bands are settled everybody stands in the first.
create table search_bands (
  band smallint primary key check (band between 0 and 2),
  least_quality double precision not null
);
insert into search_bands values (0, '-infinity');

create function band_of(quality double precision, is_seen boolean) returns smallint language sql stable as $$
  select case when is_seen
    then (select coalesce(min(band), 2) from search_bands where quality >= least_quality)
    else 9 -- which nobody reads
  end::smallint
$$;

-- --- Providers ----------------------------------------------------------------------------------------------------------

-- One row a provider; what its lexemes mean is said in lexemes.ts. A search reads band after band and stops when it has
-- enough, so that a word which half of the market uses costs little more than a rare one. Whoever is not verified, suspended
-- or deleted stands in band 9.
create table provider_search (
  provider_id bigint not null references providers on delete cascade,
  band smallint not null,
  quality double precision not null,
  position point not null,
  terms tsvector not null,
  primary key (provider_id, band)
) partition by list (band);
create table provider_search_0 partition of provider_search for values in (0);
create table provider_search_1 partition of provider_search for values in (1);
create table provider_search_2 partition of provider_search for values in (2);
create table provider_search_unseen partition of provider_search for values in (9);

-- Writes the row of one provider anew and tells what it held before. A row that moves to another band must not be moved by two
-- at once: whoever writes has locked the provider.
create function write_provider_search(id bigint, fresh tsvector) returns text[] language plpgsql as $$
declare
  before text[];
begin
  delete from provider_search where provider_id = id returning tsvector_to_array(terms) into before;
  insert into provider_search (provider_id, band, quality, position, terms)
  select provider_id, band_of(quality, is_seen), quality, position, fresh from provider_standing where provider_id = id;
  return coalesce(before, '{}');
end $$;

-- --- Posts --------------------------------------------------------------------------------------------------------------

create table post_search (
  post_id bigint primary key references posts on delete cascade,
  provider_id bigint not null,
  created_at timestamptz not null,
  is_seen boolean not null,
  terms tsvector not null
);
create index post_search_provider on post_search (provider_id);

-- With what a post takes from its business set anew: the words of its name (b), category (c), district (d) and state (s).
create function with_maker(terms tsvector, maker tsvector) returns tsvector language sql immutable as $$
  select ts_delete(terms, array(select lexeme from unnest(tsvector_to_array(terms)) as lexeme where lexeme ~ '^[bcds]')) || maker
$$;

-- --- Words --------------------------------------------------------------------------------------------------------------

-- Every word of names, texts and titles, with the clues that give a misspelling of it away (clues.ts). It stays when nobody
-- uses it any more: who asks for a name that is gone shall not be given the rest of the trade.
create table search_words (
  word text collate "C" primary key,
  -- Its likeliest key, for words that are still being typed.
  sound text collate "C" not null,
  -- Some business is called so, or was.
  is_name boolean not null,
  clues text[] collate "C" not null
);

-- What stands for a category or a place: a title, a synonym, a district, an alias, a state. Made anew when they change.
create table search_phrases (
  phrase text collate "C" not null,
  lexeme text collate "C" not null,
  clues text[] collate "C" not null,
  primary key (phrase, lexeme)
);
create index search_phrases_clues on search_phrases using gin (clues) with (fastupdate = off);

-- --- Indexes, which a filling of all tables drops and builds again --------------------------------------------------------

-- Without a list of pending entries: whoever writes pays at once, and no reader for others.
create procedure build_search_indexes() language sql as $$
  create index provider_search_terms on provider_search using gin (terms) with (fastupdate = off);
  create index provider_search_position on provider_search using gist (position);
  create index provider_search_quality on provider_search (quality desc, provider_id desc);
  create index post_search_terms on post_search using gin (terms) with (fastupdate = off) where is_seen;
  create index post_search_recent on post_search (created_at desc, post_id desc) where is_seen;
  create index search_words_sound on search_words (sound);
  create index search_words_clues on search_words using gin (clues) with (fastupdate = off);
$$;

create procedure drop_search_indexes() language sql as $$
  drop index provider_search_terms;
  drop index provider_search_position;
  drop index provider_search_quality;
  drop index post_search_terms;
  drop index post_search_recent;
  drop index search_words_sound;
  drop index search_words_clues;
$$;

call build_search_indexes();

-- --- Who may be found ---------------------------------------------------------------------------------------------------

create function show_or_hide() returns trigger language plpgsql as $$
begin
  -- A row that moves to another band must not be moved by two at once.
  perform from providers where account_id = new.id for no key update;
  update provider_search as shown set band = band_of(standing.quality, standing.is_seen), quality = standing.quality
    from provider_standing as standing
    where standing.provider_id = new.id and shown.provider_id = new.id;
  update post_search as shown set is_seen = standing.is_seen
    from provider_standing as standing
    where standing.provider_id = new.id and shown.provider_id = new.id and shown.is_seen <> standing.is_seen;
  return null;
end $$;
create trigger accounts_show_or_hide after update of verified_at, suspended_at, deleted_at on accounts
  for each row when (
    new.role = 'provider'
    and (old.verified_at, old.suspended_at, old.deleted_at) is distinct from (new.verified_at, new.suspended_at, new.deleted_at)
  ) execute function show_or_hide();

-- --- Finding ------------------------------------------------------------------------------------------------------------

-- A query comes as stages, best first (stages.ts): {"all": ["'xmithai' | 'nmite'", "'d5'"], "indexed": 2, "ifFewer": 5}. A row
-- must meet all conditions of a stage and counts for the first stage that it meets. A stage may be for the case only that
-- those before gave fewer than so many. The rarest conditions stand first. `indexed` of them are asked of the index, the first
-- by itself, which is quicker than in one expression with the others; the rest is a filter.
create type search_stage as (
  number integer, first tsquery, second tsquery, filter tsquery, whole tsquery, if_fewer integer
);

create function search_stages(stages jsonb) returns setof search_stage language sql immutable as $$
  select
    (number - 1)::integer,
    (stage -> 'all' ->> 0)::tsquery,
    (
      select coalesce(string_agg('(' || condition || ')', ' & '), stage -> 'all' ->> 0)::tsquery
      from jsonb_array_elements_text(stage -> 'all') with ordinality as each (condition, at) where at between 2 and indexed
    ),
    (
      select string_agg('(' || condition || ')', ' & ')::tsquery
      from jsonb_array_elements_text(stage -> 'all') with ordinality as each (condition, at) where at > indexed
    ),
    (select string_agg('(' || condition || ')', ' & ')::tsquery from jsonb_array_elements_text(stage -> 'all') as condition),
    (stage ->> 'ifFewer')::integer
  from jsonb_array_elements(stages) with ordinality as each (stage, number),
    lateral (select (stage ->> 'indexed')::integer as indexed) as asked
$$;

-- The best first: stage, band, quality. Goes on behind `after`, of which `after_shown` were shown before.
create function search_providers(
  stages jsonb, hidden bigint[], wanted integer,
  after_stage integer, after_band smallint, after_quality double precision, after_id bigint, after_shown integer
) returns table (provider_id bigint, stage integer, band smallint, quality double precision)
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  this search_stage;
  earlier tsquery;
  from_band smallint;
  to_band smallint;
  shown integer := after_shown;
  found_now integer;
begin
  for this in select * from search_stages(stages) loop
    if this.number >= after_stage and (this.number = after_stage or this.if_fewer is null or shown < this.if_fewer) then
      from_band := case when this.number = after_stage then after_band else 0 end;
      to_band := from_band;
      loop
        if this.whole is null then
          return query
            select row.provider_id, this.number, row.band, row.quality
            from provider_search as row
            where row.band = from_band and row.provider_id <> all (hidden)
              and (from_band > after_band or (row.quality, row.provider_id) < (after_quality, after_id))
            order by row.quality desc, row.provider_id desc
            limit wanted + after_shown - shown;
        else
          return query
            select matching.provider_id, this.number, matching.band, matching.quality
            from (
              select row.provider_id, row.band, row.quality
              from provider_search as row
              where row.band between from_band and to_band
                and row.terms @@ this.first and row.terms @@ this.second
                and (this.filter is null or row.terms @@ this.filter)
                and (earlier is null or not row.terms @@ earlier)
                and row.provider_id <> all (hidden)
                and (this.number > after_stage or row.band > after_band
                  or (row.quality, row.provider_id) < (after_quality, after_id))
              offset 0 -- a fence: the matches first, then their order
            ) as matching
            order by matching.band, matching.quality desc, matching.provider_id desc
            limit wanted + after_shown - shown;
        end if;
        get diagnostics found_now = row_count;
        shown := shown + found_now;
        if shown >= wanted + after_shown then return; end if;
        exit when to_band = 2;
        from_band := to_band + 1;
        -- Nobody among the best who meets it: hardly anybody anywhere, so the rest is read at once.
        to_band := case when found_now = 0 and this.whole is not null then 2 else from_band end;
      end loop;
    end if;
    earlier := coalesce(earlier || this.whole, this.whole);
  end loop;
end $$;

-- Great-circle distance of two points (longitude, latitude).
create function km_between(here point, there point) returns double precision language sql immutable as $$
  select 12742 * asin(sqrt(least(1,
    sin(radians(there[1] - here[1]) / 2) ^ 2
    + cos(radians(here[1])) * cos(radians(there[1])) * sin(radians(there[0] - here[0]) / 2) ^ 2
  )))
$$;

-- The nearest first, of the first stage that anybody meets. A word that one in fifty has is found often enough among the
-- nearest three thousand; whatever is rarer is looked for everywhere and then measured. The best few thousand are the sample
-- that tells which.
create function search_near(
  stages jsonb, hidden bigint[], wanted integer, here point, after_stage integer, after_km double precision, after_id bigint
) returns table (provider_id bigint, stage integer, km double precision)
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  this search_stage;
  is_common boolean;
  nearby integer;
begin
  for this in select * from search_stages(stages) loop
    continue when this.number < after_stage;
    nearby := 0;
    is_common := this.whole is null or 80 = (
      select count(*) from (
        select from provider_search as row
        where row.band = 0 and row.terms @@ this.first and row.terms @@ this.second
          and (this.filter is null or row.terms @@ this.filter)
        limit 80
      ) as sample
    );
    if is_common then
      return query
        select near.provider_id, this.number, km_between(here, near.position) as away
        from (
          select row.provider_id, row.terms, row.position
          from provider_search as row where row.band <= 2 order by row.position <-> here limit 3000
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

-- Which few thousand neighbours a post was written among: ids are dense, so they are of about the same days. As a lexeme it
-- narrows inside the index.
create function post_age(post_id bigint) returns bigint language sql immutable as 'select post_id / 4096';

create function age_lexeme(post_id bigint) returns tsvector language sql immutable as $$
  select array_to_tsvector(array['e' || post_age(post_id)])
$$;

create function any_age(oldest bigint, newest bigint) returns tsquery language sql immutable as $$
  select string_agg('''e' || age || '''', ' | ')::tsquery from generate_series(oldest, newest) as age
$$;

-- The newest first within a stage. A common word is found often enough among the newest thousands, a less common one among
-- sixteen times as many, and only a rare one is looked for everywhere.
create function search_posts(
  stages jsonb, hidden bigint[], wanted integer,
  after_stage integer, after_created_at timestamptz, after_id bigint, after_shown integer
) returns table (post_id bigint, stage integer, created_at timestamptz)
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  this search_stage;
  earlier tsquery;
  shown integer := after_shown;
  found_now integer;
  newest bigint := (select post_age(max(row.post_id)) from post_search as row);
  among tsquery[] := array[any_age(newest - 1, newest), any_age(newest - 15, newest - 2)];
begin
  for this in select * from search_stages(stages) loop
    if this.number >= after_stage and (this.number = after_stage or this.if_fewer is null or shown < this.if_fewer) then
      if this.whole is null then
        return query
          select row.post_id, this.number, row.created_at
          from post_search as row
          where row.is_seen and row.provider_id <> all (hidden)
            and (row.created_at, row.post_id) < (after_created_at, after_id)
          order by row.created_at desc, row.post_id desc
          limit wanted;
        return;
      end if;
      for these in 1..3 loop
        return query
          select matching.post_id, this.number, matching.created_at
          from (
            select row.post_id, row.created_at
            from post_search as row
            where row.is_seen
              and row.terms @@ this.first and row.terms @@ this.second
              and row.terms @@ coalesce(among[these], this.first)
              and (these < 3 or post_age(row.post_id) < newest - 15)
              and (this.filter is null or row.terms @@ this.filter)
              and (earlier is null or not row.terms @@ earlier)
              and row.provider_id <> all (hidden)
              and (this.number > after_stage or (row.created_at, row.post_id) < (after_created_at, after_id))
            offset 0 -- a fence: the matches first, then their order
          ) as matching
          order by matching.created_at desc, matching.post_id desc
          limit wanted + after_shown - shown;
        get diagnostics found_now = row_count;
        shown := shown + found_now;
        if shown >= wanted + after_shown then return; end if;
      end loop;
    end if;
    earlier := coalesce(earlier || this.whole, this.whole);
  end loop;
end $$;
