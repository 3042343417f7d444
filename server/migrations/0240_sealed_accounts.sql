-- Rows of deleted accounts for RETAIN_DELETED_DAYS, encrypted with a key of each account (decision 84). Deleting a row deletes key and data.
create table sealed_accounts (
  account_id bigint primary key references accounts,
  deleted_at timestamptz not null,
  destroy_at timestamptz not null,
  wrapped_key text not null
);
create table sealed_parts (
  account_id bigint not null references sealed_accounts on delete cascade,
  position integer not null,
  bytes bytea not null,
  primary key (account_id, position)
);
