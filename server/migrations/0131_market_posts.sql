-- The visible posts of listed businesses by district and category: a market page reads its newest posts and offers from an index, however
-- many businesses it has.
create table market_posts (
  id bigint primary key,
  provider_id bigint not null,
  district_id integer not null,
  category_id integer not null,
  created_at timestamptz not null,
  kind text not null,
  starts_at timestamptz,
  ends_at timestamptz
);

-- Rewrites the rows of these posts. Two transactions write them in turn: each has locked the business.
create function list_posts_in_market(changed bigint[]) returns void language plpgsql set enable_seqscan = off as $$
begin
  delete from market_posts where id = any (changed) and not exists (
    select from posts join market_listings using (provider_id)
    where posts.id = market_posts.id and posts.visibility = 'shown'
  );
  insert into market_posts as known (id, provider_id, district_id, category_id, created_at, kind, starts_at, ends_at)
    select posts.id, provider_id, district_id, category_id, created_at, kind, starts_at, ends_at
    from posts join market_listings using (provider_id)
    where posts.id = any (changed) and visibility = 'shown'
    on conflict (id) do update set
      district_id = excluded.district_id, category_id = excluded.category_id, created_at = excluded.created_at,
      kind = excluded.kind, starts_at = excluded.starts_at, ends_at = excluded.ends_at;
end $$;

-- The business is locked before its listing is read, as in list_in_market: it cannot move or disappear meanwhile.
create function list_new_posts() returns trigger language plpgsql as $$
begin
  perform from providers where account_id in (select provider_id from come) order by account_id for no key update;
  perform list_posts_in_market(array_agg(id)) from come having count(*) > 0;
  return null;
end $$;
create trigger posts_list_new after insert on posts
  referencing new table as come for each statement execute function list_new_posts();

create function list_changed_post() returns trigger language plpgsql as $$
begin
  perform from providers where account_id = new.provider_id for no key update;
  perform list_posts_in_market(array[new.id]);
  return null;
end $$;
create trigger posts_list_changed after update of visibility, created_at, kind, starts_at, ends_at on posts
  for each row when (
    (old.visibility, old.created_at, old.kind, old.starts_at, old.ends_at)
      is distinct from (new.visibility, new.created_at, new.kind, new.starts_at, new.ends_at)
  ) execute function list_changed_post();

create function unlist_gone_posts() returns trigger language plpgsql as $$
begin
  delete from market_posts where id in (select id from gone);
  return null;
end $$;
create trigger posts_unlist_gone after delete on posts
  referencing old table as gone for each statement execute function unlist_gone_posts();

-- A business comes, moves or leaves with all its posts.
create function list_posts_of_listings() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  perform list_posts_in_market(array_agg(posts.id)) from come join posts using (provider_id) having count(*) > 0;
  return null;
end $$;
create trigger market_listings_list_posts after insert on market_listings
  referencing new table as come for each statement execute function list_posts_of_listings();

create function unlist_posts_of_listings() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  perform list_posts_in_market(array_agg(posts.id)) from gone join posts using (provider_id) having count(*) > 0;
  return null;
end $$;
create trigger market_listings_unlist_posts after delete on market_listings
  referencing old table as gone for each statement execute function unlist_posts_of_listings();

create function move_posts_of_listings() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  perform list_posts_in_market(array_agg(posts.id))
    from gone join come using (provider_id) join posts using (provider_id)
    where (gone.district_id, gone.category_id) <> (come.district_id, come.category_id)
    having count(*) > 0;
  return null;
end $$;
create trigger market_listings_move_posts after update on market_listings
  referencing old table as gone new table as come for each statement execute function move_posts_of_listings();

-- No post is written and no business moves meanwhile.
lock table posts, market_listings in share row exclusive mode;
insert into market_posts (id, provider_id, district_id, category_id, created_at, kind, starts_at, ends_at)
  select posts.id, provider_id, district_id, category_id, created_at, kind, starts_at, ends_at
  from posts join market_listings using (provider_id) where visibility = 'shown';
create index market_posts_of_district on market_posts (district_id, created_at desc, id desc);
create index market_posts_of_category on market_posts (district_id, category_id, created_at desc, id desc);
-- They include the end: an offer that has ended is passed over without its row.
create index market_offers_of_district on market_posts (district_id, created_at desc, id desc)
  include (provider_id, starts_at, ends_at) where kind = 'offer';
create index market_offers_of_category on market_posts (district_id, category_id, created_at desc, id desc)
  include (provider_id, starts_at, ends_at) where kind = 'offer';
analyze market_posts;
