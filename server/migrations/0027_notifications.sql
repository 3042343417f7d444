-- What happened to somebody. Words and link are made when it is read, in the reader's language, from the kind and what it is about:
-- what is gone takes its notifications with it.
create table notifications (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  kind text not null
    check (kind in ('comment', 'reply', 'contact', 'chat_message', 'report_decision', 'account_decision')),
  -- Whoever did it, when it was somebody with an account: whom the reader may not meet is not heard of.
  actor_id bigint references accounts on delete cascade,
  comment_id bigint references comments on delete cascade,
  contact_id bigint references contacts on delete cascade,
  chat_id bigint references chats on delete cascade,
  -- What the words need beside that.
  parameters jsonb not null default '{}',
  created_at timestamptz not null default now(),
  read_at timestamptz,
  check (
    case kind
      when 'comment' then comment_id is not null
      when 'reply' then comment_id is not null
      when 'contact' then contact_id is not null
      when 'chat_message' then chat_id is not null
      else num_nonnulls(comment_id, contact_id, chat_id) = 0
    end
  )
);
create index notifications_of_account on notifications (account_id, id desc);
create index notifications_unread on notifications (account_id, id) where read_at is null;
-- A chat is told of once, until it is read.
create unique index notifications_of_chat on notifications (chat_id, account_id) where chat_id is not null;
create index notifications_of_comment on notifications (comment_id) where comment_id is not null;
create index notifications_of_contact on notifications (contact_id) where contact_id is not null;
create index notifications_of_actor on notifications (actor_id) where actor_id is not null;
create index notifications_of_age on notifications (created_at);
