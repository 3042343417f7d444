-- A person's own blocks, the latest first.
create index blocks_of_blocker on blocks (blocker_id, created_at desc, id desc);
