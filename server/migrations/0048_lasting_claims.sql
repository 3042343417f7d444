-- A claimed key says whose claim it is, and that the work is done: in the very transaction that does it.
alter table idempotency_keys
  -- The number whose lock the claiming process holds while it lives (platform/db/presence.ts); none where an older one claimed it.
  add column owner bigint,
  add column done_at timestamptz;
comment on table idempotency_keys is
  'Writes that carried an Idempotency-Key. Without a status and without done_at: being worked on, or given up by a process that died.';
