-- The continuous backup copies media before it records here until when deletions of media may be carried out. Without a row they are
-- carried out by the next sweep.
create table media_archive (
  is_only boolean primary key default true check (is_only),
  deletable_until timestamptz not null
);

-- Not now(): a long transaction may delete a row that was inserted after its start.
alter table media_leftovers add column recorded_at timestamptz not null default clock_timestamp();

create or replace function leave_media_folder() returns trigger language plpgsql as $$
begin
  insert into media_leftovers (folder, due_at) values (old.folder, '-infinity')
    on conflict (folder) do update set due_at = excluded.due_at, recorded_at = excluded.recorded_at;
  return null;
end $$;
