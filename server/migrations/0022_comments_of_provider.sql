-- A provider reads the comments on all of its posts, the newest first: each comment notes whose post it stands on, which never
-- changes, and the database notes it itself.
alter table comments add column provider_id bigint;
update comments set provider_id = posts.provider_id from posts where posts.id = comments.post_id;
alter table comments alter column provider_id set not null;

create function note_provider_of_comment() returns trigger language plpgsql as $$
begin
  new.provider_id := (select provider_id from posts where id = new.post_id);
  return new;
end $$;
create trigger comments_note_provider before insert on comments
  for each row execute function note_provider_of_comment();

create index comments_of_provider on comments (provider_id, created_at desc, id desc);
