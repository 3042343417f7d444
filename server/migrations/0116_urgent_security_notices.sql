-- A security notice is sent with high urgency, so it is queued as urgent too. Which kinds are urgent is also in push.view.ts; a test
-- compares the two.
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
    bool_or(written.kind in ('chat_message', 'contact', 'security'))
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
