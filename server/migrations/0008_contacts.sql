-- A person's wish to be called back by a provider. Seen by that provider only.
create table contacts (
  id bigint generated always as identity primary key,
  provider_id bigint not null references providers on delete cascade,
  -- Who sent it, when they were signed in: blocks hold here too.
  sender_id bigint references accounts on delete set null,
  name text not null check (length(name) between 1 and 100),
  email text not null,
  mobile_number text not null check (mobile_number ~ '^[0-9]{10}$'),
  created_at timestamptz not null default now()
);
create index contacts_of_provider on contacts (provider_id, created_at desc, id desc);
create index contacts_of_sender on contacts (sender_id) where sender_id is not null;
