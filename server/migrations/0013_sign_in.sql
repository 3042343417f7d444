-- A session is a family of refresh tokens: each is used once and followed by the next. Access tokens name their session, so
-- that ending it kills them too.
create table sessions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  is_remembered boolean not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_of_account on sessions (account_id) where ended_at is null;
create index sessions_expired on sessions (expires_at);

create table refresh_tokens (
  -- sha256: a token is random, so a plain hash is enough
  token_hash bytea primary key,
  session_id bigint not null references sessions on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index refresh_tokens_of_session on refresh_tokens (session_id);

-- One living code for an account and purpose. Bound to the contact it was sent to.
create table one_time_codes (
  account_id bigint not null references accounts on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  via text not null check (via in ('email', 'mobile')),
  contact text not null,
  code_hash bytea not null,
  tries_left smallint not null check (tries_left >= 0),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (account_id, purpose)
);

-- How many codes a contact or an address was sent in a day. Whose it is is kept only as a hash.
create table code_counts (
  who text not null,
  day date not null,
  count integer not null default 1,
  primary key (who, day)
);

-- Failed sign-ins, by name and by address (as hashes): each one makes the next wait longer.
create table failed_tries (
  who text primary key,
  count integer not null,
  last_at timestamptz not null,
  free_at timestamptz not null
);
create index failed_tries_age on failed_tries (last_at);
