-- Who works at the administrators' desk. The account has the name and the password.
create table staff (
  account_id bigint primary key references accounts on delete restrict,
  role text not null check (role in ('owner', 'moderator', 'support')),
  -- The secret of the authenticator app, sealed. A new one waits until a code of it is confirmed.
  second_factor text,
  next_second_factor text,
  -- The last half minute whose code was used: no code is good twice.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

insert into staff (account_id, role)
select id, 'owner' from accounts where role = 'admin' and deleted_at is null;

-- For whoever has lost the phone. Random, so a plain hash is enough; each is good once.
create table staff_recovery_codes (
  account_id bigint not null references staff on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

create table staff_sessions (
  id bigint generated always as identity primary key,
  -- sha256 of the cookie's random secret
  token_hash bytea not null unique,
  account_id bigint not null references staff on delete cascade,
  -- When the second factor was proved; at once where there is none and none is demanded.
  proved_at timestamptz,
  tries_left smallint not null check (tries_left >= 0),
  created_at timestamptz not null,
  seen_at timestamptz not null
);
create index staff_sessions_of_account on staff_sessions (account_id);
create index staff_sessions_idle on staff_sessions (seen_at);

-- A new password and a suspension end them, by whatever road they come.
create function end_staff_sessions() returns trigger language plpgsql as $$
begin
  delete from staff_sessions where account_id = new.id;
  return null;
end $$;
create trigger accounts_end_staff_sessions after update of password_hash, suspended_at, deleted_at on accounts
  for each row when (
    new.role = 'admin'
    and (old.password_hash, old.suspended_at, old.deleted_at)
      is distinct from (new.password_hash, new.suspended_at, new.deleted_at)
  ) execute function end_staff_sessions();
