-- Needs of customers, the businesses that are asked about them, and their replies.
create table needs (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers on delete cascade,
  text text not null check (length(text) between 10 and 500),
  -- Equal for texts that differ in case, spaces and punctuation only.
  words_key text not null,
  category_id integer not null references categories on delete restrict,
  district_id integer not null references districts on delete restrict,
  wanted text not null check (wanted in ('today', 'this_week', 'later')),
  budget_paise bigint check (budget_paise >= 0),
  status text not null default 'open' check (status in ('open', 'chosen', 'closed', 'expired')),
  close_reason text check (close_reason in ('found_here', 'found_elsewhere', 'not_needed')),
  visibility text not null default 'shown' check (visibility in ('shown', 'hidden', 'removed')),
  -- Pictures, in their order.
  shown jsonb not null default '[]',
  asked_count smallint not null default 0 check (asked_count between 0 and 15),
  -- Five businesses are asked in each round, and one for each that declines in it.
  round smallint not null default 1,
  to_ask smallint not null default 5 check (to_ask between 0 and 5),
  -- When the next round is due; null when none is.
  next_round_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check ((close_reason is not null) = (status = 'closed')),
  check ((ended_at is null) = (status = 'open')),
  check (status = 'open' or next_round_at is null)
);
create index needs_of_customer on needs (customer_id, created_at desc, id desc);
create index needs_same_words on needs (words_key, created_at);
create index needs_next_round on needs (next_round_at) where next_round_at is not null;
create index needs_open on needs (expires_at) where status = 'open';
create index needs_ended on needs (ended_at) where status <> 'open';
create index needs_withheld on needs (visibility, id desc) where visibility <> 'shown';

create table need_media (
  need_id bigint not null references needs on delete cascade,
  media_id bigint not null unique references media on delete cascade,
  position smallint not null,
  primary key (need_id, media_id)
);
create trigger need_media_delete_media after delete on need_media
  for each row execute function delete_shown_media();
create function note_need_media() returns trigger language plpgsql as $$
begin
  update needs set shown = (
    select coalesce(jsonb_agg(shown_media(media) order by need_media.position, media.id), '[]')
    from need_media join media on media.id = need_media.media_id where need_media.need_id = needs.id
  ) where id in (select need_id from changed);
  return null;
end $$;
create trigger need_media_come after insert on need_media
  referencing new table as changed for each statement execute function note_need_media();
create trigger need_media_go after delete on need_media
  referencing old table as changed for each statement execute function note_need_media();

-- The settings of a business, and its position in the rotation. No row: the defaults, and never asked.
create table need_providers (
  provider_id bigint primary key references providers on delete cascade,
  is_on boolean not null default true,
  max_per_day smallint not null default 10 check (max_per_day between 1 and 50),
  radius_km smallint not null default 25 check (radius_km between 1 and 200),
  -- Increases with each business that is asked: the lowest was asked longest ago.
  turn bigint,
  asked_at timestamptz,
  -- How often on the day of asked_at, in India.
  asked_that_day smallint not null default 0
);
create sequence need_turns owned by need_providers.turn;
-- The candidates of a selection.
create index providers_of_cell on providers (district_id, category_id, account_id);

create table need_asks (
  need_id bigint not null references needs on delete cascade,
  provider_id bigint not null references providers on delete cascade,
  asked_at timestamptz not null,
  round smallint not null,
  reason text not null check (reason in ('first', 'declined', 'few_replies')),
  distance_km real not null,
  previously_asked_at timestamptz,
  replied_at timestamptz,
  declined_at timestamptz,
  primary key (need_id, provider_id),
  check (replied_at is null or declined_at is null)
);
create index need_asks_of_provider on need_asks (provider_id, asked_at desc, need_id desc);
create index need_asks_replied on need_asks (provider_id, asked_at desc, need_id desc) where replied_at is not null;
create index need_asks_waiting on need_asks (provider_id, asked_at desc, need_id desc)
  where replied_at is null and declined_at is null;

-- For the staff: businesses that were passed over, and why.
create table need_skips (
  need_id bigint not null references needs on delete cascade,
  provider_id bigint not null references providers on delete cascade,
  skipped_at timestamptz not null,
  reason text not null check (reason in ('off', 'blocked', 'radius', 'max_per_day')),
  distance_km real not null,
  primary key (need_id, provider_id)
);
create index need_skips_of_provider on need_skips (provider_id);

create table need_replies (
  id bigint generated always as identity primary key,
  need_id bigint not null,
  provider_id bigint not null,
  text text not null check (length(text) between 2 and 500),
  price_paise bigint check (price_paise >= 0),
  price_to_paise bigint check (price_to_paise > price_paise),
  -- Since the business was asked.
  minutes integer not null check (minutes >= 0),
  is_chosen boolean not null default false,
  created_at timestamptz not null,
  edited_at timestamptz,
  unique (need_id, provider_id),
  foreign key (need_id, provider_id) references need_asks on delete cascade,
  check (price_to_paise is null or price_paise is not null)
);
create index need_replies_of_provider on need_replies (provider_id, created_at desc);
create unique index need_replies_chosen on need_replies (need_id) where is_chosen;

-- The usual time to reply, of the latest hundred replies: the profile reads it without a look at them.
create table answer_times (
  provider_id bigint primary key references providers on delete cascade,
  replies smallint not null,
  median_minutes integer not null
);
create function measure_answer_time() returns trigger language plpgsql as $$
begin
  insert into answer_times (provider_id, replies, median_minutes)
  select new.provider_id, count(*), percentile_disc(0.5) within group (order by minutes)
  from (
    select minutes from need_replies where provider_id = new.provider_id order by created_at desc limit 100
  ) as latest
  on conflict (provider_id) do update set replies = excluded.replies, median_minutes = excluded.median_minutes;
  return null;
end $$;
create trigger need_replies_measure after insert on need_replies
  for each row execute function measure_answer_time();

-- As review_search: what the admin panel finds needs by.
create table need_search (
  need_id bigint primary key references needs on delete cascade,
  terms tsvector not null
);
create index need_search_terms on need_search using gin (terms);

-- At the bell. No row breaks the wider rules, so none is checked under the lock.
alter table notifications add column need_id bigint references needs on delete cascade;
create index notifications_of_need on notifications (need_id) where need_id is not null;
alter table notifications drop constraint notifications_kind_check;
alter table notifications
  add constraint notifications_kind_check check (
    kind in (
      'comment', 'reply', 'contact', 'chat_message', 'report_decision', 'account_decision', 'contact_taken',
      'review', 'review_reply', 'review_invite', 'new_post', 'security', 'need_received', 'need_reply', 'need_closed'
    )
  ) not valid,
  add constraint notifications_need_check
    check ((kind in ('need_received', 'need_reply', 'need_closed')) = (need_id is not null)) not valid;

create or replace view notification_details as
  select notifications.id, notifications.account_id, notifications.kind, notifications.actor_id, notifications.chat_id,
    notifications.parameters, notifications.created_at, notifications.read_at,
    coalesce(contacts.name, providers.business_name, customers.name) as name,
    coalesce(posts.title, left(needs.text, 80)) as title, posts.id as post_id,
    coalesce(comments.visibility = 'shown', true) and coalesce(posts.visibility = 'shown', true)
      and coalesce(reviews.is_shown, true)
      and (needs.visibility is null or needs.visibility = 'shown' or needs.customer_id = notifications.account_id)
      as is_visible,
    notifications.need_id
  from notifications
    left join customers on customers.account_id = notifications.actor_id
    left join providers on providers.account_id = notifications.actor_id
    left join contacts on contacts.id = notifications.contact_id
    left join comments on comments.id = notifications.comment_id
    left join posts on posts.id = coalesce(notifications.post_id, comments.post_id)
    left join reviews on reviews.id = notifications.review_id
    left join needs on needs.id = notifications.need_id;

-- A closed need is no push unless the account asks for it.
update notification_settings set push_off = push_off || '{need_closed}'::text[] where 'need_closed' <> all (push_off);
-- Which kinds are urgent is also in push.view.ts; a test compares the two.
create or replace function mark_push_due() returns trigger language plpgsql set enable_nestloop = off as $$
declare
  accounts bigint[] := array(select distinct account_id from written where read_at is null);
begin
  -- Most have no subscription, and most updates mark as read.
  if not exists (select from push_subscriptions where account_id = any (accounts)) then
    return null;
  end if;
  insert into push_due as waiting (subscription_id, from_id, newest_id, due_at, is_urgent)
  with held as materialized (
    select id, account_id from push_subscriptions where account_id = any (accounts)
    order by id for key share skip locked
  )
  select held.id, min(written.id), max(written.id), min(written.created_at),
    bool_or(written.kind in ('chat_message', 'contact', 'security', 'need_received'))
  from held join written on written.account_id = held.account_id
  where written.read_at is null and written.kind <> all (coalesce(
    (select push_off from notification_settings where notification_settings.account_id = written.account_id),
    '{need_closed}'
  ))
  group by held.id
  order by held.id
  on conflict (subscription_id) do update
    set from_id = least(waiting.from_id, excluded.from_id), newest_id = greatest(waiting.newest_id, excluded.newest_id),
      is_urgent = waiting.is_urgent or excluded.is_urgent;
  return null;
end $$;

-- In reports and in the admin panel.
alter table reports drop constraint reports_target_kind_check;
alter table reports add constraint reports_target_kind_check
  check (target_kind in ('post', 'provider', 'comment', 'review', 'need')) not valid;
alter table cases drop constraint cases_target_kind_check;
alter table cases add constraint cases_target_kind_check
  check (target_kind in ('post', 'provider', 'comment', 'review', 'need')) not valid;
alter table decisions drop constraint decisions_target_kind_check;
alter table decisions add constraint decisions_target_kind_check
  check (target_kind in ('post', 'provider', 'customer', 'comment', 'review', 'need')) not valid;
