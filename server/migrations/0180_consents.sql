-- Receipts of what an account agreed to or withdrew (decision 73). The newest row of a purpose is in force.
create table consents (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  purpose text not null check (purpose in ('account', 'notifications_push', 'location', 'announcements')),
  is_given boolean not null,
  version text not null,
  -- Of the text that was read: English or a language of the Eighth Schedule.
  language text not null check (
    language in (
      'en', 'as', 'bn', 'brx', 'doi', 'gu', 'hi', 'kn', 'kok', 'ks', 'mai', 'ml', 'mni', 'mr',
      'ne', 'or', 'pa', 'sa', 'sat', 'sd', 'ta', 'te', 'ur'
    )
  ),
  at timestamptz not null
);
create index consents_of_account on consents (account_id, purpose, id desc);

-- Existing accounts agreed to the text that was displayed at their sign-up.
insert into consents (account_id, purpose, is_given, version, language, at)
select id, 'account', true, '2026-11-01', language, created_at
from accounts
where role <> 'admin' and deleted_at is null;

-- A receipt is deleted only with its account: an account that was never verified is deleted whole.
create function refuse_consent_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if not exists (select from accounts where id = old.account_id) then
      return old;
    end if;
  end if;
  raise exception 'receipts of consents are only added';
end $$;
create trigger consents_stay before update or delete on consents
  for each row execute function refuse_consent_change();
create trigger consents_stay_whole before truncate on consents
  for each statement execute function refuse_consent_change();
