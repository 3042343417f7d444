create table chats (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers on delete cascade,
  provider_id bigint not null references providers on delete cascade,
  created_at timestamptz not null default now(),
  unique (customer_id, provider_id)
);
create index chats_of_provider on chats (provider_id);

create table messages (
  id bigint generated always as identity primary key,
  chat_id bigint not null references chats on delete cascade,
  sender_type text not null check (sender_type in ('customer', 'provider')),
  -- The sender's own name for the message: a resend after a lost connection neither loses nor doubles it.
  client_id text not null check (length(client_id) between 1 and 64),
  content text not null check (length(content) between 1 and 4000),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (chat_id, client_id)
);
create index messages_of_chat on messages (chat_id, id);
create index messages_unread on messages (chat_id, sender_type) where read_at is null;
