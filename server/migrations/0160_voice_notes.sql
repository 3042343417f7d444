-- Voice notes in chats. The file is a row of media; the message has a copy of what is displayed.
alter table media
  drop constraint media_kind_check,
  add constraint media_kind_check check (kind in ('image', 'video', 'voice')),
  drop constraint media_extension_check,
  add constraint media_extension_check check (extension in ('webp', 'mp4', 'webm', 'ogg', 'm4a')),
  drop constraint media_check,
  add constraint media_check check (
    kind <> 'image' or (width is not null and height is not null and cardinality(widths) > 0)
  );

alter table messages
  add column voice_id bigint references media on delete cascade,
  -- folder, seconds, bytes and peaks
  add column voice jsonb,
  drop constraint messages_content_check,
  add constraint messages_content_check check (
    length(content) <= 4000 and (length(content) >= 1 or voice_id is not null)
  ),
  add constraint messages_voice_check check ((voice is null) = (voice_id is null));

-- Media are deleted by their id.
create unique index messages_voice on messages (voice_id) where voice_id is not null;

create function delete_voice() returns trigger language plpgsql as $$
begin
  delete from media where id = old.voice_id;
  return null;
end $$;
create trigger messages_delete_voice after delete on messages
  for each row when (old.voice_id is not null) execute function delete_voice();
