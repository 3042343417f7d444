-- The clock of a report or message (decision 74). The server writes the deadlines; the defaults are those of a normal one, for
-- rows that the version before inserts. `due_at` is the next deadline, `warn_at` half of its time.
alter table reports
  add column urgency text not null default 'normal'
    check (urgency in ('normal', 'urgent', 'intimate_image', 'authority_order')),
  add column acknowledge_by timestamptz not null default now() + interval '24 hours',
  add column resolve_by timestamptz not null default now() + interval '7 days',
  add column acknowledged_at timestamptz,
  add column due_at timestamptz not null default now() + interval '24 hours',
  add column warn_at timestamptz not null default now() + interval '12 hours',
  -- What happened after the receipt: [{"status": "acknowledged", "at": "2026-11-19T06:30:00.000Z"}]
  add column history jsonb not null default '[]';
update reports set acknowledge_by = created_at + interval '24 hours', resolve_by = created_at + interval '7 days',
  due_at = created_at + interval '24 hours', warn_at = created_at + interval '12 hours', acknowledged_at = decided_at,
  history = case when decided_at is null then '[]' else jsonb_build_array(jsonb_build_object(
    'status', case decision when 'no_action' then 'rejected' else 'resolved' end,
    'at', to_char(decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) end;
-- For the monthly counts.
create index reports_by_age on reports (created_at) where not is_automatic;

alter table contact_messages
  -- Null in messages of the version before.
  add column tracking_code text unique,
  add column urgency text not null default 'normal'
    check (urgency in ('normal', 'urgent', 'intimate_image', 'authority_order')),
  add column acknowledge_by timestamptz not null default now() + interval '24 hours',
  add column resolve_by timestamptz not null default now() + interval '7 days',
  add column acknowledged_at timestamptz,
  add column resolved_at timestamptz,
  add column due_at timestamptz not null default now() + interval '24 hours',
  add column warn_at timestamptz not null default now() + interval '12 hours',
  add column history jsonb not null default '[]';
update contact_messages set acknowledge_by = created_at + interval '24 hours', resolve_by = created_at + interval '7 days',
  due_at = created_at + interval '24 hours', warn_at = created_at + interval '12 hours',
  acknowledged_at = case when status <> 'new' then since end, resolved_at = case when status <> 'new' then since end;
create index contact_messages_by_deadline on contact_messages (status, due_at, id);

-- The earliest of its undecided reports.
alter table cases
  add column due_at timestamptz not null default now() + interval '24 hours',
  add column warn_at timestamptz not null default now() + interval '12 hours';
update cases set due_at = since + interval '24 hours', warn_at = since + interval '12 hours';
create index cases_by_deadline on cases (status, due_at, id);
drop index cases_of_staff;
create index cases_of_staff on cases (assigned_to, status, due_at, id) where assigned_to is not null;

create or replace function note_cases() returns trigger language plpgsql as $$
begin
  insert into cases as known (target_kind, target_id, account_id, since, due_at, warn_at, report_count, waiting_count)
  select target_kind, target_id, max(target_account_id), min(created_at), min(due_at), min(warn_at), count(*), count(*)
  from fresh group by target_kind, target_id order by target_kind, target_id
  on conflict (target_kind, target_id) do update set
    report_count = known.report_count + excluded.report_count,
    waiting_count = known.waiting_count + excluded.waiting_count,
    account_id = coalesce(known.account_id, excluded.account_id),
    status = case known.status when 'decided' then 'open' else known.status end,
    since = case known.status when 'decided' then excluded.since else least(known.since, excluded.since) end,
    due_at = case known.status when 'decided' then excluded.due_at else least(known.due_at, excluded.due_at) end,
    warn_at = case known.status when 'decided' then excluded.warn_at else least(known.warn_at, excluded.warn_at) end,
    assigned_to = case known.status when 'decided' then null else known.assigned_to end;
  update reports set status = 'in_review'
  from fresh join cases using (target_kind, target_id)
  where reports.id = fresh.id and cases.status = 'in_review';
  return null;
end $$;
