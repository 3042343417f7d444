-- What a business sells, with its prices, in the owner's order.
create table price_items (
  id bigint generated always as identity primary key,
  provider_id bigint not null references providers on delete cascade,
  -- Writers hold the account's lock, so that no two items of a business share one.
  position integer not null,
  name text not null,
  description text not null default '',
  -- Null: the price is to be asked for.
  price_paise bigint check (price_paise between 0 and 100000000000),
  -- The end of a range.
  price_to_paise bigint check (price_to_paise between 0 and 100000000000),
  -- One of itemUnits (contract/limits.ts), or none.
  unit text not null default '',
  group_title text not null default '',
  image_id bigint unique references media on delete set null,
  -- What a reply shows of the picture; the database notes it, as a business's logo.
  image jsonb,
  is_available boolean not null default true,
  check (price_to_paise is null or price_paise is not null and price_to_paise > price_paise)
);
create index price_items_of_provider on price_items (provider_id, position, id);

create function note_item_image() returns trigger language plpgsql as $$
begin
  new.image := (select shown_media(media) from media where id = new.image_id);
  return new;
end $$;
create trigger price_items_come_with_image before insert on price_items
  for each row when (new.image_id is not null) execute function note_item_image();
create trigger price_items_note_image before update of image_id on price_items
  for each row execute function note_item_image();

-- A picture goes with its item, by whatever road.
create function delete_old_item_image() returns trigger language plpgsql as $$
begin
  delete from media where id = old.image_id;
  return null;
end $$;
create trigger price_items_delete_image after delete on price_items
  for each row when (old.image_id is not null) execute function delete_old_item_image();
create trigger price_items_change_image after update of image_id on price_items
  for each row when (old.image_id is distinct from new.image_id) execute function delete_old_item_image();
