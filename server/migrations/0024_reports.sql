-- What somebody holds against a post, a business or a comment.
create table reports (
  id bigint generated always as identity primary key,
  -- Whoever reported asks with it what became of the report. It names nobody.
  tracking_code text not null unique,
  -- Either an account or a name and an e-mail; neither after that person has gone.
  reporter_id bigint references accounts on delete set null,
  reporter_name text check (length(reporter_name) between 1 and 100),
  reporter_email text check (length(reporter_email) <= 254),
  target_kind text not null check (target_kind in ('post', 'provider', 'comment')),
  -- No foreign key: the report outlives what it is about.
  target_id bigint not null,
  -- Whose post, business or comment it is.
  target_account_id bigint references accounts on delete set null,
  reason text not null check (length(reason) between 1 and 255),
  description text not null check (length(description) between 1 and 500),
  -- What was reported, as it was then.
  snapshot jsonb not null,
  -- Of the reporter, the target and the words: the same again by the same person is the same report.
  sameness text not null,
  status text not null default 'open' check (status in ('open', 'in_review', 'decided')),
  decision text check (decision in ('content_removed', 'account_suspended', 'warned', 'no_action')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((reporter_name is null) = (reporter_email is null)),
  check (reporter_id is null or reporter_name is null),
  check ((status = 'decided') = (decided_at is not null)),
  check ((decision is null) = (decided_at is null))
);
create unique index reports_same on reports (sameness) where decided_at is null;
create index reports_of_target on reports (target_kind, target_id, created_at desc);
create index reports_of_reporter on reports (reporter_id) where reporter_id is not null;
create index reports_of_email on reports (lower(reporter_email)) where reporter_email is not null;
create index reports_of_target_account on reports (target_account_id);
create index reports_waiting on reports (created_at, id) where decided_at is null;
