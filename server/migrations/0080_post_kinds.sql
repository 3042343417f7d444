-- A post is an update, an offer or an event. Only the last two have an end, and may have a price and a code. What the version before
-- writes is an update.
alter table posts
  add column kind text not null default 'update' check (kind in ('update', 'offer', 'event')),
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column offer_code text check (length(offer_code) between 1 and 30),
  add column price_paise bigint check (price_paise between 0 and 100000000000),
  add column was_price_paise bigint check (was_price_paise between 0 and 100000000000),
  add constraint posts_end check ((kind = 'update') = (ends_at is null)),
  add constraint posts_start check (kind <> 'event' or starts_at is not null),
  add constraint posts_start_before_end check (starts_at < ends_at),
  add constraint posts_price_fell check (was_price_paise is null or price_paise is not null and was_price_paise > price_paise),
  add constraint posts_update_is_plain check (
    kind <> 'update' or (starts_at is null and offer_code is null and price_paise is null)
  );

-- The newest of a kind that have not ended. The end stands in the index: what has ended is passed over without a look at its row.
create index posts_of_kind on posts (kind, created_at desc, id desc, ends_at) where kind <> 'update';
-- The offers of the businesses of a district.
create index posts_offers_of_provider on posts (provider_id, ends_at) where kind = 'offer';
