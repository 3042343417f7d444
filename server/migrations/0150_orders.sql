-- Orders from the price list (decision 71). Items and history are documents: they are written once or appended to, and read as a whole.
create table order_settings (
  provider_id bigint primary key references providers on delete cascade,
  is_on boolean not null default false,
  min_order_paise bigint not null default 0 check (min_order_paise between 0 and 100000000000),
  delivers boolean not null default false,
  delivery_note text not null default '',
  upi_id text not null default '',
  -- The number of the newest order.
  last_number integer not null default 0
) with (fillfactor = 80);

create table orders (
  id bigint generated always as identity primary key,
  provider_id bigint not null references providers on delete cascade,
  number integer not null,
  -- The account stays without a name when the customer is deleted.
  customer_id bigint not null references accounts on delete restrict,
  status text not null default 'placed'
    check (status in ('placed', 'accepted', 'ready', 'completed', 'declined', 'cancelled')),
  -- The ETag.
  version integer not null default 1,
  -- As text, which a list copies into its response.
  items json not null,
  subtotal_paise bigint not null check (subtotal_paise between 0 and 100000000000),
  total_paise bigint check (total_paise between 0 and 100000000000),
  has_unpriced boolean not null,
  note text not null,
  handover text not null check (handover in ('pickup', 'delivery')),
  address text not null,
  history jsonb not null,
  created_at timestamptz not null,
  unique (provider_id, number),
  check (has_unpriced or total_paise is not null),
  check (status not in ('accepted', 'ready', 'completed') or total_paise is not null),
  check (handover = 'delivery' or address = '')
);
create index orders_of_customer on orders (customer_id, created_at desc, id desc);
create index orders_of_customer_by_status on orders (customer_id, status, created_at desc, id desc);
create index orders_of_provider on orders (provider_id, created_at desc, id desc);
create index orders_of_provider_by_status on orders (provider_id, status, created_at desc, id desc);
create index orders_by_age on orders (created_at desc, id desc);

-- The kinds of needs are developed at the same time. No row breaks the wider rules, so none is checked under the lock.
alter table notifications drop constraint notifications_kind_check;
alter table notifications
  add constraint notifications_kind_check check (
    kind in (
      'comment', 'reply', 'contact', 'chat_message', 'report_decision', 'account_decision', 'contact_taken',
      'review', 'review_reply', 'review_invite', 'new_post', 'security',
      'need_received', 'need_reply', 'need_closed', 'order'
    )
  ) not valid;

-- An order waits for an answer, so its push is urgent. Which kinds are urgent is also in push.view.ts; a test compares the two.
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
    bool_or(written.kind in ('chat_message', 'contact', 'security', 'need_received', 'order'))
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
