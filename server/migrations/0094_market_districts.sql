-- The counts of all trades of a district together: the pages of states and of all India add up these.
create table market_districts (
  district_id integer primary key references districts on delete cascade,
  providers integer not null,
  vouched integer not null
) with (fillfactor = 50);

-- As in 0093; the districts are counted behind the trades, again in the order of their key.
create or replace function count_in_market(steps market_step[]) returns void language sql as $$
  insert into market_counts as known (district_id, category_id, providers, vouched)
    select district_id, category_id, sum(providers), sum(vouched) from unnest(steps)
    group by district_id, category_id having sum(providers) <> 0 or sum(vouched) <> 0
    order by district_id, category_id
    on conflict (district_id, category_id) do update set
      providers = known.providers + excluded.providers, vouched = known.vouched + excluded.vouched, changed_at = now();
  insert into market_districts as known (district_id, providers, vouched)
    select district_id, sum(providers), sum(vouched) from unnest(steps)
    group by district_id having sum(providers) <> 0 or sum(vouched) <> 0
    order by district_id
    on conflict (district_id) do update set
      providers = known.providers + excluded.providers, vouched = known.vouched + excluded.vouched
$$;

-- Nobody is counted meanwhile.
lock table market_counts in share row exclusive mode;
insert into market_districts (district_id, providers, vouched)
  select district_id, sum(providers), sum(vouched) from market_counts group by district_id;
analyze market_districts;
