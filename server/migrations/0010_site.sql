-- What people write to the administrators on /contact.
create table contact_messages (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) <= 254),
  subject text not null check (length(subject) between 1 and 150),
  message text not null check (length(message) between 1 and 4000),
  created_at timestamptz not null default now()
);
create index contact_messages_recent on contact_messages (created_at desc, id desc);
