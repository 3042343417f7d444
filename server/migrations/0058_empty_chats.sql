-- A business may begin a chat only with a customer who turned to it, and reads the name of everybody in its chats. Before, it could
-- begin one with anybody. Nobody wrote in these, and a customer who opened one gets a new one at the next visit.
delete from chats
where last_message_id is null
  and not exists (select from contacts where sender_id = chats.customer_id and contacts.provider_id = chats.provider_id)
  and not exists (
    select from comments where comments.customer_id = chats.customer_id and comments.provider_id = chats.provider_id
  );
