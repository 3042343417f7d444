-- What the administrators' desk may do to content and to accounts.

-- `hidden`: nobody but its author finds it. `removed`: not even the author. What is hidden stays until an appeal can't bring it back.
alter table posts
  add column visibility text not null default 'shown' check (visibility in ('shown', 'hidden', 'removed'));
alter table comments
  add column visibility text not null default 'shown' check (visibility in ('shown', 'hidden', 'removed'));

alter table accounts
  -- A suspension without it has no end.
  add column suspended_until timestamptz check (suspended_until is null or suspended_at is not null),
  -- Until then the account reads and does not write.
  add column limited_until timestamptz;
create index accounts_suspension_ends on accounts (suspended_until) where suspended_until is not null;

-- As in 0019, without posts that nobody sees.
create or replace view provider_standing as
select
  providers.account_id as provider_id,
  verified_at is not null and suspended_at is null and deleted_at is null as is_seen,
  case when logo_id is null then 0 else 20 end
    + 8 * pictures.shown
    + case when length(business_description) < 20 then 0 when length(business_description) < 100 then 8 else 16 end
    + case when providers.latitude is null then 0 else 8 end
    + case when business_tagline = '' then 0 else 4 end
    + case when coalesce(website_link, '') = '' then 0 else 4 end
    + 4 * written.shown
    + coalesce(extract(epoch from verified_at) / 1e10, 0)::double precision as quality,
  point(
    coalesce(providers.longitude, districts.longitude),
    coalesce(providers.latitude, districts.latitude)
  ) as position
from providers
  join accounts on accounts.id = providers.account_id
  join districts on districts.id = providers.district_id
  cross join lateral (
    select count(*) as shown from (select from provider_media where provider_id = providers.account_id limit 3) as few
  ) as pictures
  cross join lateral (
    select count(*) as shown
    from (select from posts where provider_id = providers.account_id and visibility = 'shown' limit 6) as few
  ) as written;

-- As in 0019: a business that is seen again shows again only what is not hidden.
create or replace function show_or_hide() returns trigger language plpgsql as $$
begin
  -- A row that moves to another band must not be moved by two at once.
  perform from providers where account_id = new.id for no key update;
  update provider_search as shown set band = band_of(standing.quality, standing.is_seen), quality = standing.quality
    from provider_standing as standing
    where standing.provider_id = new.id and shown.provider_id = new.id;
  update post_search as shown set is_seen = standing.is_seen and posts.visibility = 'shown'
    from provider_standing as standing, posts
    where standing.provider_id = new.id and shown.provider_id = new.id and posts.id = shown.post_id
      and shown.is_seen <> (standing.is_seen and posts.visibility = 'shown');
  return null;
end $$;
