-- One row a person or business. customers and providers extend it under the same id.
create table accounts (
  id bigint generated always as identity primary key,
  role text not null check (role in ('customer', 'provider', 'admin')),
  username text,
  -- The username without regard to case and Unicode form, made by usernameKey() in TypeScript.
  username_key text unique,
  email text,
  mobile_number text unique check (mobile_number ~ '^[0-9]{10}$'),
  password_hash text,
  language text not null default 'en' check (language in ('hi', 'en')),
  verified_at timestamptz,
  suspended_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  -- A deleted account keeps its id, so that threads make sense, and nothing that names the person.
  check (
    case when deleted_at is null
      then username is not null and username_key is not null and password_hash is not null
      else num_nonnulls(username, username_key, email, mobile_number, password_hash) = 0
    end
  )
);
create unique index accounts_email on accounts (lower(email));

create table customers (
  account_id bigint primary key references accounts on delete cascade,
  name text not null check (length(name) <= 100)
);
