-- Proofs of work that were used: each opens one thing. Kept until they would have run out.
create table used_proofs (
  nonce text primary key,
  expires_at timestamptz not null
);
create index used_proofs_expiry on used_proofs (expires_at);
