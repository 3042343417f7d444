-- A new post at the bells of the followers. No row breaks the wider rules, so none is looked at under the lock.
alter table notifications add column post_id bigint references posts on delete cascade;
create index notifications_of_post on notifications (post_id) where post_id is not null;
alter table notifications drop constraint notifications_kind_check;
alter table notifications
  add constraint notifications_kind_check check (
    kind in (
      'comment', 'reply', 'contact', 'chat_message', 'report_decision', 'account_decision', 'contact_taken',
      'review', 'review_reply', 'review_invite', 'new_post'
    )
  ) not valid,
  add constraint notifications_post_check check ((kind = 'new_post') = (post_id is not null)) not valid;

-- Posts whose followers are being told, and up to whom. The row goes when all have been.
create table post_fan_outs (
  post_id bigint primary key references posts on delete cascade,
  after_customer_id bigint not null default 0
);

-- Who was told of a post of a business within the last hours. In a table of its own: who ends following and begins again is told no
-- sooner, and telling a hundred thousand writes to none of their follows. Without foreign keys, which would cost more than the rest:
-- a row is swept when the pause is over, and with its person or business.
create table followers_told (
  provider_id bigint not null,
  customer_id bigint not null,
  told_at timestamptz not null,
  primary key (provider_id, customer_id)
);
create index followers_told_customer on followers_told (customer_id);
