create table providers (
  account_id bigint primary key references accounts on delete cascade,
  name text not null check (length(name) <= 100), -- the point of contact
  business_name text not null check (length(business_name) between 1 and 100),
  business_tagline text not null default '' check (length(business_tagline) <= 150),
  business_description text not null default '' check (length(business_description) <= 2000),
  category_id integer not null references categories on delete restrict,
  street_address text not null default '',
  district_id integer not null references districts on delete restrict,
  zipcode text not null default '',
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  website_link text,
  logo_id bigint unique references media on delete set null,
  listed_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((latitude is null) = (longitude is null))
);
create index providers_recent on providers (listed_at desc, account_id desc);
create index providers_category on providers (category_id);
create index providers_district on providers (district_id);

create table provider_media (
  provider_id bigint not null references providers on delete cascade,
  media_id bigint not null unique references media on delete cascade,
  position smallint not null,
  primary key (provider_id, media_id)
);
