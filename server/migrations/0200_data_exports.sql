-- Archives of what Haat stores about a person, for that person. The sweep of media deletes the file when it expires.
create table data_exports (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  language text not null check (language in ('en', 'hi')),
  requested_at timestamptz not null,
  folder text,
  size bigint check (size > 0),
  expires_at timestamptz not null,
  check ((folder is null) = (size is null))
);
create index data_exports_of_account on data_exports (account_id, requested_at);
create index data_exports_expiry on data_exports (expires_at);
