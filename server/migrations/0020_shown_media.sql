-- What a business or a post shows, kept in its own row: whoever reads it needs no look at each picture. Pictures never change,
-- they only come and go, and the database notes it itself, by whatever road they do.
alter table providers
  add column logo jsonb,
  add column shown jsonb not null default '[]';
alter table posts
  add column shown jsonb not null default '[]';

-- As ShownMedia in TypeScript.
create function shown_media(media) returns jsonb language sql immutable return jsonb_build_object(
  'id', $1.id, 'kind', $1.kind, 'folder', $1.folder, 'extension', $1.extension,
  'widths', $1.widths, 'width', $1.width, 'height', $1.height
);

create function note_logo() returns trigger language plpgsql as $$
begin
  new.logo := (select shown_media(media) from media where id = new.logo_id);
  return new;
end $$;
create trigger providers_note_logo before insert or update of logo_id on providers
  for each row execute function note_logo();

create function note_provider_media() returns trigger language plpgsql as $$
begin
  update providers set shown = (
    select coalesce(jsonb_agg(shown_media(media) order by hung.position, media.id), '[]')
    from provider_media as hung join media on media.id = hung.media_id where hung.provider_id = account_id
  ) where account_id in (select provider_id from changed);
  return null;
end $$;
create trigger provider_media_come after insert on provider_media
  referencing new table as changed for each statement execute function note_provider_media();
create trigger provider_media_go after delete on provider_media
  referencing old table as changed for each statement execute function note_provider_media();

create function note_post_media() returns trigger language plpgsql as $$
begin
  update posts set shown = (
    select coalesce(jsonb_agg(shown_media(media) order by hung.position, media.id), '[]')
    from post_media as hung join media on media.id = hung.media_id where hung.post_id = posts.id
  ) where id in (select post_id from changed);
  return null;
end $$;
create trigger post_media_come after insert on post_media
  referencing new table as changed for each statement execute function note_post_media();
create trigger post_media_go after delete on post_media
  referencing old table as changed for each statement execute function note_post_media();

-- What hangs there already.
update providers set logo_id = logo_id where logo_id is not null;
update providers set shown = (
  select jsonb_agg(shown_media(media) order by hung.position, media.id)
  from provider_media as hung join media on media.id = hung.media_id where hung.provider_id = account_id
) where exists (select from provider_media where provider_id = account_id);
update posts set shown = (
  select jsonb_agg(shown_media(media) order by hung.position, media.id)
  from post_media as hung join media on media.id = hung.media_id where hung.post_id = posts.id
) where exists (select from post_media where post_id = posts.id);
