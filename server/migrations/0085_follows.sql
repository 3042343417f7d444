-- Customers who keep a business in sight, and posts that they keep.
create table follows (
  customer_id bigint not null references customers on delete cascade,
  provider_id bigint not null references providers on delete cascade,
  followed_at timestamptz not null,
  primary key (customer_id, provider_id)
);
create index follows_latest on follows (customer_id, followed_at desc, provider_id desc);
-- Followers are told of a post in this order, without a look at the table.
create index follows_of_provider on follows (provider_id, customer_id) include (followed_at);

-- Not in the row of the business: its cards are kept as long as that row stays as it is, and a follow must not hold up its owner.
create table follower_counts (
  provider_id bigint primary key references providers on delete cascade,
  followers integer not null check (followers >= 0)
) with (fillfactor = 50);

-- How many came and went on a day in India.
create table follower_days (
  provider_id bigint not null references providers on delete cascade,
  day date not null,
  followed integer not null default 0,
  unfollowed integer not null default 0,
  primary key (provider_id, day)
) with (fillfactor = 50);

-- The customer is locked before the businesses, and these in the order of their ids: two writers never wait for each other in a circle.
-- Who was blocked while the follow was being written does not follow: end_following() takes the same lock.
create function count_new_followers() returns trigger language plpgsql as $$
begin
  perform from customers where account_id in (select customer_id from come) order by account_id for no key update;
  insert into follower_counts as known (provider_id, followers)
    select provider_id, count(*) from come group by provider_id order by provider_id
    on conflict (provider_id) do update set followers = known.followers + excluded.followers;
  insert into follower_days as known (provider_id, day, followed)
    select provider_id, (followed_at at time zone 'Asia/Kolkata')::date, count(*) from come group by 1, 2 order by 1, 2
    on conflict (provider_id, day) do update set followed = known.followed + excluded.followed;
  delete from follows using come
    where follows.customer_id = come.customer_id and follows.provider_id = come.provider_id and (
      exists (select from blocks where blocker_id = come.customer_id and blocked_id = come.provider_id)
      or exists (select from blocks where blocker_id = come.provider_id and blocked_id = come.customer_id)
    );
  return null;
end $$;
create trigger follows_come after insert on follows
  referencing new table as come for each statement execute function count_new_followers();

-- A business that is being deleted takes its days along.
create function count_gone_followers() returns trigger language plpgsql as $$
begin
  perform from follower_counts where provider_id in (select provider_id from gone) order by provider_id for no key update;
  update follower_counts set followers = followers - lost.times
    from (select provider_id, count(*) as times from gone group by provider_id) as lost
    where follower_counts.provider_id = lost.provider_id;
  insert into follower_days as known (provider_id, day, unfollowed)
    select provider_id, (now() at time zone 'Asia/Kolkata')::date, count(*)
    from gone join providers on providers.account_id = gone.provider_id
    group by provider_id order by provider_id
    on conflict (provider_id, day) do update set unfollowed = known.unfollowed + excluded.unfollowed;
  return null;
end $$;
create trigger follows_go after delete on follows
  referencing old table as gone for each statement execute function count_gone_followers();

-- A block ends following, whoever of the two blocked the other.
create function end_following() returns trigger language plpgsql as $$
begin
  perform from customers where account_id in (new.blocker_id, new.blocked_id) order by account_id for no key update;
  delete from follows where customer_id = new.blocker_id and provider_id = new.blocked_id;
  delete from follows where customer_id = new.blocked_id and provider_id = new.blocker_id;
  return null;
end $$;
create trigger blocks_end_following after insert on blocks for each row execute function end_following();

-- The newest post that a customer has seen in the feed: later ones are new.
create table feed_looks (
  customer_id bigint primary key references customers on delete cascade,
  seen_up_to timestamptz not null
);

create table saved_posts (
  customer_id bigint not null references customers on delete cascade,
  post_id bigint not null references posts on delete cascade,
  saved_at timestamptz not null,
  primary key (customer_id, post_id)
);
create index saved_posts_latest on saved_posts (customer_id, saved_at desc, post_id desc);
create index saved_posts_of_post on saved_posts (post_id);

-- With what tells whether everybody sees a post: the feed looks at hundreds of businesses in the index alone.
-- Readers wait only for the change of names.
create index posts_of_provider_with_visibility on posts (provider_id, created_at desc, id desc) include (visibility);
drop index posts_of_provider;
alter index posts_of_provider_with_visibility rename to posts_of_provider;
