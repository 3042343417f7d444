-- A voice note beside the text of a need. The file is a row of media; the need has a copy of what is displayed.
alter table needs
  add column voice_id bigint references media on delete cascade,
  -- folder, seconds, bytes and peaks
  add column voice jsonb,
  add constraint needs_voice_check check ((voice is null) = (voice_id is null));

-- Media are deleted by their id.
create unique index needs_voice on needs (voice_id) where voice_id is not null;

create trigger needs_delete_voice after delete on needs
  for each row when (old.voice_id is not null) execute function delete_voice();
