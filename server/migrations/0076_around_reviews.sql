-- Reviews at the bell, in reports and in the admin panel. No row breaks the wider rules, so none is looked at under the lock.
alter table notifications add column review_id bigint references reviews on delete cascade;
create index notifications_of_review on notifications (review_id) where review_id is not null;
alter table notifications drop constraint notifications_kind_check;
alter table notifications
  add constraint notifications_kind_check check (
    kind in (
      'comment', 'reply', 'contact', 'chat_message', 'report_decision', 'account_decision', 'contact_taken',
      'review', 'review_reply', 'review_invite'
    )
  ) not valid,
  add constraint notifications_review_check check ((kind in ('review', 'review_reply')) = (review_id is not null)) not valid;

alter table reports drop constraint reports_target_kind_check;
alter table reports add constraint reports_target_kind_check
  check (target_kind in ('post', 'provider', 'comment', 'review')) not valid;
alter table cases drop constraint cases_target_kind_check;
alter table cases add constraint cases_target_kind_check
  check (target_kind in ('post', 'provider', 'comment', 'review')) not valid;
alter table decisions drop constraint decisions_target_kind_check;
alter table decisions add constraint decisions_target_kind_check
  check (target_kind in ('post', 'provider', 'customer', 'comment', 'review')) not valid;

-- Who was asked how it was, at which business: once.
create table review_invites (
  customer_id bigint not null references customers on delete cascade,
  provider_id bigint not null references providers on delete cascade,
  invited_at timestamptz not null,
  primary key (customer_id, provider_id)
);
create index review_invites_of_provider on review_invites (provider_id);
-- Requests and chats of some days are looked through for it.
create index contacts_of_age on contacts (created_at) where sender_id is not null;
create index chats_of_age on chats (created_at);

-- What the site itself reports, once for each cause.
alter table reports add column is_automatic boolean not null default false;
create unique index reports_automatic on reports (sameness) where is_automatic;

-- As comment_search: what the admin panel finds reviews by.
create table review_search (
  review_id bigint primary key references reviews on delete cascade,
  terms tsvector not null
);
create index review_search_terms on review_search using gin (terms);
