-- What people write on /contact is answered at the administrators' desk.
alter table contact_messages
  -- In which the sender reads the answer.
  add column language text not null default 'en' check (language in ('hi', 'en')),
  add column status text not null default 'new' check (status in ('new', 'answered', 'closed')),
  -- Of a new one: since it came, or was opened again. Of the others: since they were answered or closed.
  add column since timestamptz not null default now();
update contact_messages set since = created_at;
create index contact_messages_by_age on contact_messages (status, since, id);

-- As it was written at the desk; the letter around it is made when it is sent.
create table contact_answers (
  id bigint generated always as identity primary key,
  message_id bigint not null references contact_messages on delete cascade,
  answer text not null check (length(answer) between 1 and 4000),
  answered_by bigint not null references staff on delete restrict,
  answered_at timestamptz not null
);
create index contact_answers_of_message on contact_answers (message_id, id);
