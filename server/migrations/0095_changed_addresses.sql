-- Pages that have changed since search engines were told of it (IndexNow). Written by the database, so that no way to change a page is
-- forgotten; where nobody is told, a job empties it.
create table changed_addresses (
  kind text not null check (kind in ('shop', 'post')),
  id bigint not null,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (kind, id)
);
create index changed_addresses_in_order on changed_addresses (changed_at, kind, id);

create function note_changed_address() returns trigger language plpgsql as $$
declare
  changed_id bigint;
begin
  if tg_table_name = 'providers' then
    changed_id := new.account_id;
  elsif tg_op = 'DELETE' then
    changed_id := old.id;
  else
    changed_id := new.id;
  end if;
  insert into changed_addresses (kind, id) values (tg_argv[0], changed_id)
  on conflict (kind, id) do update set changed_at = excluded.changed_at;
  return null;
end $$;

create trigger posts_address_new after insert or delete on posts
  for each row execute function note_changed_address('post');
create trigger posts_address_changed after update of updated_at, visibility on posts
  for each row when ((old.updated_at, old.visibility) is distinct from (new.updated_at, new.visibility))
  execute function note_changed_address('post');
create trigger providers_address_changed after update of updated_at on providers
  for each row when (old.updated_at is distinct from new.updated_at)
  execute function note_changed_address('shop');
-- A business comes, goes and comes back with its account. Nobody knew the address of one that was never verified.
create trigger accounts_address_changed after update of verified_at, suspended_at, deleted_at on accounts
  for each row when (
    new.role = 'provider'
    and (old.verified_at is not null or new.verified_at is not null)
    and (old.verified_at, old.suspended_at, old.deleted_at)
      is distinct from (new.verified_at, new.suspended_at, new.deleted_at)
  ) execute function note_changed_address('shop');
