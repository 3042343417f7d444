-- A code belongs to the browser that asked for it: wrong tries elsewhere do not use it up, and another one that somebody else asks for
-- does not take its place. The version before goes on with one_time_codes, which the next version drops.
create table sent_codes (
  account_id bigint not null references accounts on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  -- A hash of the browser's cookie. Empty where a grant or a session says whose account it is.
  requester text not null,
  -- A hash of the address that it was asked from, for callers without the cookie. Empty like the requester.
  address text not null,
  via text not null check (via in ('email', 'mobile')),
  contact text not null,
  code_hash bytea not null,
  tries_left smallint not null check (tries_left >= 0),
  -- Of everybody else together, such as programs without cookies and a second device.
  other_tries_left smallint not null check (other_tries_left >= 0),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (account_id, purpose, requester)
);
create index sent_codes_expired on sent_codes (expires_at);
