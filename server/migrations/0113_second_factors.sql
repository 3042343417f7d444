-- The second factor of a business's login: an authenticator app. Staff have theirs in their own table.
create table second_factors (
  account_id bigint primary key references accounts on delete cascade,
  -- The app's secret, encrypted for this account. A new one waits until a code of it is confirmed.
  secret text,
  next_secret text,
  -- The last half minute whose code was used: no code works twice.
  last_step bigint not null default 0,
  -- How many codes may still be tried after the last right password.
  tries_left smallint not null default 0 check (tries_left >= 0)
);

-- For an owner who has lost the phone. Random, so a plain hash is enough; each works once.
create table recovery_codes (
  account_id bigint not null references second_factors on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);
