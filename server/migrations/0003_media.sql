-- A picture or video. Its files live in the media store under `folder`: for a picture `<width>.webp` for each of
-- `widths`, for a video `video.<extension>`. Who shows it is said by provider_media, post_media and providers.logo_id.
create table media (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('image', 'video')),
  folder text not null unique check (folder ~ '^[a-z0-9]{2}/[a-z0-9]{20}$'),
  extension text not null check (extension in ('webp', 'mp4', 'webm', 'ogg')),
  widths integer[] not null default '{}',
  width integer check (width > 0),
  height integer check (height > 0),
  bytes bigint not null check (bytes >= 0),
  created_at timestamptz not null default now(),
  check (kind = 'video' or (width is not null and height is not null and cardinality(widths) > 0))
);
