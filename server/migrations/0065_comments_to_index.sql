-- Comments whose search row, which only the admin panel reads, is to be written after the reply. Few at any moment, taken all
-- together and in no order: an index and a foreign key would cost more than the row.
create table comments_to_index (comment_id bigint not null);

-- A process of the version before leaves the business to the database; since then the statement gives it.
create or replace trigger comments_note_provider before insert on comments
  for each row when (new.provider_id is null) execute function note_provider_of_comment();
