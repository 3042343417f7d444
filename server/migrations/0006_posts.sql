-- The specification's blogs. A post takes its category from its provider.
create table posts (
  id bigint generated always as identity primary key,
  provider_id bigint not null references providers on delete cascade,
  title text not null check (length(title) between 1 and 150),
  content text not null check (length(content) between 1 and 20000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index posts_recent on posts (created_at desc, id desc);
create index posts_of_provider on posts (provider_id, created_at desc, id desc);

create table post_media (
  post_id bigint not null references posts on delete cascade,
  media_id bigint not null unique references media on delete cascade,
  position smallint not null,
  primary key (post_id, media_id)
);
