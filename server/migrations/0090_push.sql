-- The key pair that signs pushes (VAPID), made at the first start. The private key is encrypted with SECRET_KEY: a copy of the database
-- alone can send nothing.
create table push_keys (
  id smallint primary key default 1 check (id = 1),
  public_key text not null,
  private_key text not null
);

-- Where a phone or a browser gets its pushes. It ends with the session in which it was made.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  session_id bigint not null references sessions on delete cascade,
  -- Whoever subscribed last has it: a phone has one owner.
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  lang text not null check (lang in ('hi', 'en')),
  subscribed_at timestamptz not null
);
create index push_subscriptions_of_account on push_subscriptions (account_id, subscribed_at);
create index push_subscriptions_of_session on push_subscriptions (session_id);

-- Logging out, a new password, suspension and deletion end sessions, each in its own way: all of them pass here.
create function end_push_subscriptions() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where session_id = new.id;
  return null;
end $$;
create trigger sessions_end_push after update of ended_at on sessions
  for each row when (new.ended_at is not null) execute function end_push_subscriptions();

-- What a person does not want to hear of. No row: everything, and the usual quiet hours.
create table notification_settings (
  account_id bigint primary key references accounts on delete cascade,
  quiet_from time not null,
  quiet_to time not null,
  bell_off text[] not null,
  push_off text[] not null
);

-- To whom something is to be pushed: one row a subscription, however much there is, so that it is told together.
create table push_due (
  subscription_id bigint primary key references push_subscriptions on delete cascade,
  -- What is told: notifications and announcements with these numbers, as far as they are unread then.
  from_id bigint not null,
  newest_id bigint not null,
  -- Moved on by whoever sends it, by quiet hours and by a push service that has no time.
  due_at timestamptz not null,
  tries smallint not null default 0,
  -- Somebody waits for an answer: it does not stand behind a new post for thousands.
  is_urgent boolean not null default false
);
create index push_due_at on push_due (due_at);
create index push_due_urgent on push_due (due_at) where is_urgent;

-- Every way to write a notification passes here, in its own transaction. A subscription that ends at this moment is passed over. The
-- rows are held in the order of their numbers: two never wait for each other. A connection keeps the plan of its first statement, which
-- wrote one row: without nested loops it is quick for thousands too.
create function mark_push_due() returns trigger language plpgsql set enable_nestloop = off as $$
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
    bool_or(written.kind in ('chat_message', 'contact'))
  from held join written on written.account_id = held.account_id
  where written.read_at is null and written.kind <> all (coalesce(
    (select push_off from notification_settings where notification_settings.account_id = written.account_id), '{}'
  ))
  group by held.id
  order by held.id
  on conflict (subscription_id) do update
    set from_id = least(waiting.from_id, excluded.from_id), newest_id = greatest(waiting.newest_id, excluded.newest_id),
      is_urgent = waiting.is_urgent or excluded.is_urgent;
  return null;
end $$;
create trigger notifications_push_new after insert on notifications
  referencing new table as written for each statement execute function mark_push_due();
-- A chat that is told of anew keeps its row. What is marked as read comes by too, and is left.
create trigger notifications_push_again after update on notifications
  referencing new table as written for each statement execute function mark_push_due();

-- An announcement is one row for everybody: up to which subscription it was handed on. Null: to all of them.
alter table announcements add column push_cursor bigint;
alter table announcements alter column push_cursor set default 0;
create index announcements_to_push on announcements (id) where push_cursor is not null;
