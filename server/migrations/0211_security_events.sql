-- Security events of the last 180 days (directions of CERT-In of 28 April 2022). Account and IP are keyed hashes.
create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  account_hash text,
  ip_hash text not null
);
create index security_events_by_age on security_events (at);
-- What happened to one account, or came from one IP.
create index security_events_of_account on security_events (account_hash, at) where account_hash is not null;
create index security_events_of_ip on security_events (ip_hash, at);
