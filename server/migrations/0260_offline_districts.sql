-- Documents of districts for use without internet. A district has a row after its first request.
create table offline_districts (
  district_id integer primary key references districts on delete cascade,
  version integer not null check (version > 0),
  -- The oldest version that a change is stored for.
  oldest integer not null,
  -- When district or categories last changed, as a version.
  names_version integer not null,
  names_hash text not null,
  folder text not null,
  size integer not null check (size > 0),
  signature text not null,
  built_at timestamptz not null,
  -- A later change waits until then.
  next_build_at timestamptz not null
);

-- What the newest document has of each business, and since which version. Without a hash it was removed.
create table offline_providers (
  district_id integer not null references offline_districts on delete cascade,
  provider_id bigint not null,
  version integer not null,
  hash text,
  primary key (district_id, provider_id)
);

-- Changes that no document has yet. Appended only: rows of a district that its writers update would make them wait for each other.
create table offline_changes (
  id bigint generated always as identity primary key,
  district_id integer not null,
  is_removal boolean not null,
  changed_at timestamptz not null default now()
);
create index offline_changes_of_district on offline_changes (district_id, is_removal);

-- Public keys that documents were signed with. They stay valid when the secret changes.
create table offline_keys (
  id text primary key,
  public_key jsonb not null,
  created_at timestamptz not null default now()
);

create function note_come_to_district() returns trigger language plpgsql as $$
begin
  insert into offline_changes (district_id, is_removal) select distinct district_id, false from come;
  return null;
end $$;
create trigger market_listings_come_to_district after insert on market_listings
  referencing new table as come for each statement execute function note_come_to_district();

create function note_gone_from_district() returns trigger language plpgsql as $$
begin
  insert into offline_changes (district_id, is_removal) select distinct district_id, true from gone;
  return null;
end $$;
create trigger market_listings_go_from_district after delete on market_listings
  referencing old table as gone for each statement execute function note_gone_from_district();

create function note_moved_in_district() returns trigger language plpgsql as $$
begin
  insert into offline_changes (district_id, is_removal)
    select distinct gone.district_id, true from gone join come using (provider_id)
    where gone.district_id <> come.district_id
    union
    select distinct come.district_id, false from gone join come using (provider_id) where gone is distinct from come;
  return null;
end $$;
create trigger market_listings_move_in_district after update on market_listings
  referencing old table as gone new table as come for each statement execute function note_moved_in_district();

create function note_changed_in_district() returns trigger language plpgsql as $$
begin
  insert into offline_changes (district_id, is_removal) values (new.district_id, false);
  return null;
end $$;
create trigger providers_change_in_district
  after update of business_name, business_tagline, latitude, longitude, hours, closed_on on providers
  for each row when (
    (old.business_name, old.business_tagline, old.latitude, old.longitude, old.hours, old.closed_on)
    is distinct from
    (new.business_name, new.business_tagline, new.latitude, new.longitude, new.hours, new.closed_on)
  ) execute function note_changed_in_district();

-- A former number of a business must disappear like a business.
create function note_changed_number() returns trigger language plpgsql as $$
begin
  insert into offline_changes (district_id, is_removal)
    select district_id, true from providers where account_id = new.id;
  return null;
end $$;
create trigger accounts_change_number_in_district after update of mobile_number on accounts
  for each row when (old.mobile_number is distinct from new.mobile_number)
  execute function note_changed_number();

create function note_changed_items() returns trigger language plpgsql as $$
begin
  insert into offline_changes (district_id, is_removal)
    select distinct district_id, false from changed join providers on account_id = provider_id;
  return null;
end $$;
create trigger price_items_come_to_district after insert on price_items
  referencing new table as changed for each statement execute function note_changed_items();
create trigger price_items_change_in_district after update on price_items
  referencing new table as changed for each statement execute function note_changed_items();
create trigger price_items_go_from_district after delete on price_items
  referencing old table as changed for each statement execute function note_changed_items();

-- Each document names the categories and its own district.
create function note_changed_names() returns trigger language plpgsql as $$
begin
  insert into offline_changes (district_id, is_removal) select district_id, false from offline_districts;
  return null;
end $$;
create trigger categories_change_in_districts after insert or update or delete on categories
  for each statement execute function note_changed_names();
create trigger category_words_change_in_districts after insert or update or delete on category_words
  for each statement execute function note_changed_names();
create trigger districts_change_in_districts after update on districts
  for each statement execute function note_changed_names();
create trigger states_change_in_districts after update on states
  for each statement execute function note_changed_names();
