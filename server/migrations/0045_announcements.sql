-- What the administrators tell everybody. One row, however many it reaches: the bell reads it among the notifications.
create table announcements (
  -- Out of the notifications' own numbers, so that both stand in one order and a page of the bell goes on behind either.
  id bigint primary key default nextval('notifications_id_seq'),
  audience text not null check (audience in ('all', 'customers', 'providers')),
  text_en text not null check (length(text_en) between 1 and 300),
  text_hi text not null check (length(text_hi) between 1 and 300),
  -- The page of the site that it leads to.
  path text not null check (path ~ '^/([^/\\]|$)' and length(path) <= 200),
  announced_by bigint not null references staff on delete restrict,
  announced_at timestamptz not null,
  withdrawn_at timestamptz,
  -- Until it is withdrawn, or as old as notifications become.
  is_shown boolean not null default true check (withdrawn_at is null or not is_shown)
);
create index announcements_shown on announcements (id desc) where is_shown;

-- Up to which of them an account has read: whoever has seen one has seen those before it.
create table announcements_read (
  account_id bigint primary key references accounts on delete cascade,
  up_to bigint not null
);
