-- The market pages: the businesses of a district, and of a trade in it.

-- Whoever everybody may see, and what the order of a page needs, in rows so narrow that the largest district is read in the index alone.
create table market_listings (
  provider_id bigint primary key references providers on delete cascade,
  district_id integer not null,
  category_id integer not null,
  is_vouched boolean not null,
  -- All stars together, and how many gave them.
  stars integer not null,
  reviews integer not null
);
create index market_listings_of_district on market_listings (district_id, category_id) include (provider_id, is_vouched, stars, reviews);

-- As in 0078, of the sums.
create function bayesian_rating(stars integer, reviews integer, mean_of_all double precision) returns double precision
language sql immutable as $$
  select (5 * mean_of_all + stars) / (5 + reviews)
$$;

-- How many there are of each trade in each district: as many as the list has.
create table market_counts (
  district_id integer not null references districts on delete cascade,
  category_id integer not null references categories on delete cascade,
  providers integer not null,
  vouched integer not null,
  -- When one came, moved or went.
  changed_at timestamptz not null default now(),
  primary key (district_id, category_id)
) with (fillfactor = 50);
create index market_counts_of_category on market_counts (category_id, district_id);

create type market_step as (district_id integer, category_id integer, providers integer, vouched integer);

-- In the order of the key: two who count never wait for each other in a circle.
create function count_in_market(steps market_step[]) returns void language sql as $$
  insert into market_counts as known (district_id, category_id, providers, vouched)
    select district_id, category_id, sum(providers), sum(vouched) from unnest(steps)
    group by district_id, category_id having sum(providers) <> 0 or sum(vouched) <> 0
    order by district_id, category_id
    on conflict (district_id, category_id) do update set
      providers = known.providers + excluded.providers, vouched = known.vouched + excluded.vouched, changed_at = now()
$$;

create function count_come_listings() returns trigger language plpgsql as $$
begin
  perform count_in_market(array_agg((district_id, category_id, 1, is_vouched::integer)::market_step)) from come having count(*) > 0;
  return null;
end $$;
create trigger market_listings_come after insert on market_listings
  referencing new table as come for each statement execute function count_come_listings();

create function count_gone_listings() returns trigger language plpgsql as $$
begin
  perform count_in_market(array_agg((district_id, category_id, -1, -is_vouched::integer)::market_step)) from gone having count(*) > 0;
  return null;
end $$;
create trigger market_listings_go after delete on market_listings
  referencing old table as gone for each statement execute function count_gone_listings();

create function count_moved_listings() returns trigger language plpgsql as $$
begin
  perform count_in_market(array_agg(step)) from (
    select (district_id, category_id, 1, is_vouched::integer)::market_step as step from come
    union all
    select (district_id, category_id, -1, -is_vouched::integer)::market_step from gone
  ) as steps having count(*) > 0;
  return null;
end $$;
create trigger market_listings_move after update on market_listings
  referencing old table as gone new table as come for each statement execute function count_moved_listings();

-- Writes their rows anew. They are locked before they are looked at: what another transaction has written meanwhile is seen. After many
-- new rows the planner still believes that the tables are small, and would read one of them once for each row of the other: both are read
-- by index, and then joined by a hash.
create function list_in_market(businesses bigint[]) returns void language plpgsql
set enable_seqscan = off set enable_nestloop = off as $$
begin
  perform from providers where account_id = any (businesses) order by account_id for no key update;
  delete from market_listings where provider_id = any (businesses) and not exists (
    select from accounts
    where accounts.id = provider_id and accounts.id = any (businesses)
      and verified_at is not null and suspended_at is null and deleted_at is null
  );
  insert into market_listings as known (provider_id, district_id, category_id, is_vouched, stars, reviews)
    select account_id, district_id, category_id, vouched_at is not null,
      ratings[1] + 2 * ratings[2] + 3 * ratings[3] + 4 * ratings[4] + 5 * ratings[5],
      ratings[1] + ratings[2] + ratings[3] + ratings[4] + ratings[5]
    from providers join accounts on accounts.id = account_id
    where account_id = any (businesses) and accounts.id = any (businesses)
      and verified_at is not null and suspended_at is null and deleted_at is null
    order by account_id
    on conflict (provider_id) do update set
      district_id = excluded.district_id, category_id = excluded.category_id, is_vouched = excluded.is_vouched,
      stars = excluded.stars, reviews = excluded.reviews;
end $$;

create function list_new_providers() returns trigger language plpgsql as $$
begin
  perform list_in_market(array_agg(account_id)) from come having count(*) > 0;
  return null;
end $$;
create trigger providers_list_new after insert on providers
  referencing new table as come for each statement execute function list_new_providers();

create function list_changed_providers() returns trigger language plpgsql as $$
begin
  perform list_in_market(array_agg(come.account_id)) from gone join come using (account_id)
    where (gone.district_id, gone.category_id, gone.vouched_at is null, gone.ratings)
      <> (come.district_id, come.category_id, come.vouched_at is null, come.ratings)
    having count(*) > 0;
  return null;
end $$;
create trigger providers_list_changed after update on providers
  referencing old table as gone new table as come for each statement execute function list_changed_providers();

create function list_or_unlist() returns trigger language plpgsql as $$
begin
  perform list_in_market(array[new.id]);
  return null;
end $$;
create trigger accounts_list_or_unlist after update of verified_at, suspended_at, deleted_at on accounts
  for each row when (
    new.role = 'provider'
    and (old.verified_at, old.suspended_at, old.deleted_at) is distinct from (new.verified_at, new.suspended_at, new.deleted_at)
  ) execute function list_or_unlist();

select list_in_market(array_agg(account_id)) from providers having count(*) > 0;
analyze market_listings, market_counts;
