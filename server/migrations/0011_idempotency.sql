-- The first reply to a write that carried an Idempotency-Key. A row without a status is being worked on.
create table idempotency_keys (
  caller text not null,
  key text not null check (length(key) between 1 and 128),
  endpoint text not null,
  -- Of the request, so that a key used again for something else is refused, not answered with a stranger's reply.
  request_hash text not null,
  status smallint,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (caller, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
