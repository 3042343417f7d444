-- A breach notice is an announcement to chosen accounts with a row for each delivery by bell, email and text message.
alter table announcements add column kind text not null default 'announcement' check (kind in ('announcement', 'breach'));
alter table announcements drop constraint announcements_audience_check;
alter table announcements drop constraint announcements_text_en_check;
alter table announcements drop constraint announcements_text_hi_check;
-- The bell lists announcements by audience. 'chosen' is none of its audiences: the recipients have rows of their own.
alter table announcements add constraint announcements_audience_check check (
  case kind when 'breach' then audience = 'chosen' else audience in ('all', 'customers', 'providers') end
);
alter table announcements add constraint announcements_text_en_check check (
  length(text_en) between 1 and case kind when 'breach' then 1500 else 300 end
);
alter table announcements add constraint announcements_text_hi_check check (
  length(text_hi) between 1 and case kind when 'breach' then 1500 else 300 end
);

create table breach_notices (
  announcement_id bigint primary key references announcements on delete restrict,
  -- The accounts that existed then; without further columns all of them.
  last_account_id bigint not null,
  account_ids bigint[] check (cardinality(account_ids) between 1 and 1000),
  -- Accounts that were created or active since then.
  since timestamptz,
  -- The last account whose deliveries are written; null when all are.
  recipient_cursor bigint default 0,
  check (account_ids is null or since is null)
);
create index breach_notices_to_resolve on breach_notices (announcement_id) where recipient_cursor is not null;

create table breach_deliveries (
  id bigint generated always as identity primary key,
  announcement_id bigint not null references breach_notices on delete restrict,
  account_id bigint not null references accounts on delete cascade,
  channel text not null check (channel in ('bell', 'email', 'sms')),
  status text not null check (status in ('waiting', 'delivered', 'failed')),
  -- Why it failed.
  problem text check (problem in ('no_contact', 'refused', 'unreachable')),
  tries smallint not null default 0,
  -- The next attempt, or the end of a lease.
  due_at timestamptz,
  settled_at timestamptz,
  unique (announcement_id, account_id, channel),
  check ((status = 'waiting') = (due_at is not null)),
  check ((status = 'waiting') = (settled_at is null)),
  check ((status = 'failed') = (problem is not null))
);
create index breach_deliveries_due on breach_deliveries (due_at) where due_at is not null;
create index breach_deliveries_listed on breach_deliveries (announcement_id, id desc);
create index breach_deliveries_by_status on breach_deliveries (announcement_id, status, id desc);
create index breach_deliveries_of_account on breach_deliveries (account_id);

-- No row breaks the wider rule, so none is checked under the lock.
alter table notifications drop constraint notifications_kind_check;
alter table notifications
  add constraint notifications_kind_check check (
    kind in (
      'comment', 'reply', 'contact', 'chat_message', 'report_decision', 'account_decision', 'contact_taken',
      'review', 'review_reply', 'review_invite', 'new_post', 'security',
      'need_received', 'need_reply', 'need_closed', 'order', 'breach'
    )
  ) not valid;

-- The text of a breach notice is stored once, with its announcement.
create or replace view notification_details as
  select notifications.id, notifications.account_id, notifications.kind, notifications.actor_id, notifications.chat_id,
    case notifications.kind when 'breach' then (
      select jsonb_build_object('path', path, 'texts', jsonb_build_object('en', text_en, 'hi', text_hi))
      from announcements where announcements.id = (notifications.parameters ->> 'announcementId')::bigint
    ) else notifications.parameters end as parameters,
    notifications.created_at, notifications.read_at,
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

-- A breach notice is urgent. Which kinds are urgent is also in push.view.ts; a test compares the two.
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
    bool_or(written.kind in ('chat_message', 'contact', 'security', 'need_received', 'order', 'breach'))
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
