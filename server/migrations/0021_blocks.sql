-- Who wishes not to meet whom. It holds in both directions; the one who blocked may end it.
create table blocks (
  id bigint generated always as identity primary key,
  blocker_id bigint not null references accounts on delete cascade,
  blocked_id bigint not null references accounts on delete cascade,
  reason text not null check (length(reason) between 1 and 255),
  created_at timestamptz not null default now(),
  unique (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_of_blocked on blocks (blocked_id, blocker_id);
