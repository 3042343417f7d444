-- What was done at the administrators' desk, written in the transaction of what was done. Each row carries a hash of itself and of
-- the row before (audit-chain.ts): whoever changes or takes away one breaks the chain there. It names people by their ids only, so a
-- deleted account leaves no name in it.
create table audit_log (
  -- 1, 2, 3 ... without a gap
  number bigint primary key,
  at timestamptz not null,
  -- Without one: the command line.
  staff_id bigint references accounts on delete restrict,
  action text not null,
  subject_kind text not null,
  subject_id bigint not null,
  details jsonb not null,
  hash bytea not null
);
create index audit_log_of_subject on audit_log (subject_kind, subject_id, number desc);
create index audit_log_of_staff on audit_log (staff_id, number desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only added to';
end $$;
create trigger audit_log_stays before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_stays_whole before truncate on audit_log
  for each statement execute function refuse_change();
