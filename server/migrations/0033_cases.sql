-- All that is held against one post, business or comment is one case.
create table cases (
  id bigint generated always as identity primary key,
  target_kind text not null check (target_kind in ('post', 'provider', 'comment')),
  -- No foreign key: the case outlives what it is about.
  target_id bigint not null,
  -- Whose it is.
  account_id bigint references accounts on delete set null,
  status text not null default 'open' check (status in ('open', 'in_review', 'decided')),
  -- Of a case that waits: since its oldest report that nobody has decided. Of a decided one: since the decision.
  since timestamptz not null,
  report_count integer not null default 1,
  waiting_count integer not null default 1,
  assigned_to bigint references staff on delete set null,
  unique (target_kind, target_id),
  check (status <> 'in_review' or assigned_to is not null)
);
create index cases_by_age on cases (status, since, id);
create index cases_of_staff on cases (assigned_to, status, since, id) where assigned_to is not null;
create index cases_of_account on cases (account_id);

-- A report opens its target's case, joins it, or opens it again. In the order of the targets, so that two writers of many never wait
-- for each other in a circle.
create function note_cases() returns trigger language plpgsql as $$
begin
  insert into cases as known (target_kind, target_id, account_id, since, report_count, waiting_count)
  select target_kind, target_id, max(target_account_id), min(created_at), count(*), count(*)
  from fresh group by target_kind, target_id order by target_kind, target_id
  on conflict (target_kind, target_id) do update set
    report_count = known.report_count + excluded.report_count,
    waiting_count = known.waiting_count + excluded.waiting_count,
    account_id = coalesce(known.account_id, excluded.account_id),
    status = case known.status when 'decided' then 'open' else known.status end,
    since = case known.status when 'decided' then excluded.since else least(known.since, excluded.since) end,
    assigned_to = case known.status when 'decided' then null else known.assigned_to end;
  update reports set status = 'in_review'
  from fresh join cases using (target_kind, target_id)
  where reports.id = fresh.id and cases.status = 'in_review';
  return null;
end $$;
create trigger reports_note_cases after insert on reports
  referencing new table as fresh for each statement execute function note_cases();

insert into cases (target_kind, target_id, account_id, status, since, report_count, waiting_count)
select target_kind, target_id, max(target_account_id),
  case when bool_or(decided_at is null) then 'open' else 'decided' end,
  coalesce(min(created_at) filter (where decided_at is null), max(decided_at)),
  count(*), count(*) filter (where decided_at is null)
from reports group by target_kind, target_id;

-- What was decided about a case, or about an account, a post or a comment without one. What it does holds until it is undone or
-- its time is over; whoever it hits may appeal once.
create table decisions (
  id bigint generated always as identity primary key,
  case_id bigint references cases on delete restrict,
  target_kind text not null check (target_kind in ('post', 'provider', 'customer', 'comment')),
  target_id bigint not null,
  account_id bigint references accounts on delete set null,
  decision text not null check (decision in ('dismiss', 'hide', 'remove', 'warn', 'limit', 'suspend', 'ban')),
  -- Told to whoever it hits.
  reason text not null check (length(reason) between 1 and 500),
  until timestamptz,
  decided_by bigint not null references staff on delete restrict,
  decided_at timestamptz not null,
  undone_at timestamptz,
  -- Sent to whoever it hits, and to nobody else: with it they appeal, signed in or not.
  appeal_code text unique,
  appealed_at timestamptz,
  appeal text check (length(appeal) between 1 and 2000),
  answered_at timestamptz,
  answered_by bigint references staff on delete restrict,
  outcome text check (outcome in ('upheld', 'overturned')),
  answer text check (length(answer) between 1 and 2000),
  check ((decision in ('limit', 'suspend')) = (until is not null)),
  check ((decision = 'dismiss') = (appeal_code is null)),
  check ((appealed_at is null) = (appeal is null)),
  check (num_nonnulls(answered_at, answered_by, outcome, answer) in (0, 4)),
  check (answered_at is null or appealed_at is not null)
);
create index decisions_of_case on decisions (case_id, id desc);
create index decisions_of_target on decisions (target_kind, target_id, id desc);
create index decisions_of_account on decisions (account_id, id desc);
create index decisions_appealed on decisions (appealed_at, id) where appealed_at is not null and answered_at is null;
