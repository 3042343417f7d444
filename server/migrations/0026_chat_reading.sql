-- How far each side has read, and what was said last, stand in the chat itself: one row is written however many messages are read,
-- and a list of chats is read off its index.
alter table chats
  add column last_message_id bigint,
  -- When something was last said; without a word, when the chat was begun.
  add column active_at timestamptz not null default now(),
  -- The last message of the other side that this side has read.
  add column customer_read_id bigint not null default 0,
  add column provider_read_id bigint not null default 0;

update chats set active_at = created_at;
update chats
set last_message_id = said.last_id, active_at = said.last_at,
  customer_read_id = said.customer_read_id, provider_read_id = said.provider_read_id
from (
  select chat_id, max(id) as last_id, max(created_at) as last_at,
    coalesce(max(id) filter (where sender_type = 'provider' and read_at is not null), 0) as customer_read_id,
    coalesce(max(id) filter (where sender_type = 'customer' and read_at is not null), 0) as provider_read_id
  from messages group by chat_id
) as said
where said.chat_id = chats.id;

alter table messages drop column read_at;
-- What one side has not read yet is counted in it.
create index messages_of_sender on messages (chat_id, sender_type, id);

drop index chats_of_provider;
create index chats_of_provider on chats (provider_id, active_at desc, id desc);
create index chats_of_customer on chats (customer_id, active_at desc, id desc);
