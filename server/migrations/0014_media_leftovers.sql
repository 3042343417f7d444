-- Folders of the media store that belong to no row of media, or not yet. An upload writes its folders here before it puts a
-- file into them and takes them off in the transaction that inserts its rows; a deleted row puts its own here. Whatever is
-- due goes with the next sweep, so a crash at any moment leaves no file that nobody knows.
create table media_leftovers (
  folder text primary key check (folder ~ '^[a-z0-9]{2}/[a-z0-9]{20}$'),
  due_at timestamptz not null
);
create index media_leftovers_due on media_leftovers (due_at);

create function leave_media_folder() returns trigger language plpgsql as $$
begin
  insert into media_leftovers (folder, due_at) values (old.folder, '-infinity')
    on conflict (folder) do update set due_at = excluded.due_at;
  return null;
end $$;
create trigger media_leave_folder after delete on media
  for each row execute function leave_media_folder();

-- A picture or video goes with the last that shows it, by whatever road: a post, a provider, a whole account.
create function delete_shown_media() returns trigger language plpgsql as $$
begin
  delete from media where id = old.media_id;
  return null;
end $$;
create trigger provider_media_delete_media after delete on provider_media
  for each row execute function delete_shown_media();
create trigger post_media_delete_media after delete on post_media
  for each row execute function delete_shown_media();

create function delete_old_logo() returns trigger language plpgsql as $$
begin
  delete from media where id = old.logo_id;
  return null;
end $$;
create trigger providers_delete_logo after delete on providers
  for each row when (old.logo_id is not null) execute function delete_old_logo();
create trigger providers_change_logo after update of logo_id on providers
  for each row when (old.logo_id is distinct from new.logo_id) execute function delete_old_logo();
