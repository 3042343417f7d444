-- What customers say about businesses, with stars, and what the businesses reply.
create table reviews (
  id bigint generated always as identity primary key,
  provider_id bigint not null references providers on delete cascade,
  -- Unlike a comment, a review goes with its author.
  customer_id bigint not null references customers on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  text text not null default '' check (text = '' or length(text) between 10 and 2000),
  -- Of the text, without case, spaces and signs: the same words under several businesses are found by it.
  words_key text check ((words_key is null) = (text = '')),
  -- Settled when the review is written.
  has_contacted boolean not null,
  visibility text not null default 'shown' check (visibility in ('shown', 'hidden', 'removed')),
  -- Nobody sees what a suspended person wrote. Kept here by the database, so that a page of reviews needs no look at the people.
  is_author_suspended boolean not null default false,
  is_shown boolean not null generated always as (visibility = 'shown' and not is_author_suspended) stored,
  -- Pictures, in their order.
  shown jsonb not null default '[]',
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  reply text check (length(reply) between 2 and 1000),
  replied_at timestamptz,
  reply_edited_at timestamptz,
  is_unanswered boolean not null generated always as (reply is null) stored,
  -- One of each customer about each business: also while it is hidden, so that hiding it makes no room for another.
  unique (provider_id, customer_id),
  check ((reply is null) = (replied_at is null)),
  check (reply is not null or reply_edited_at is null)
);
-- A page of the public list: the newest, those of one number of stars, the best and the worst first.
create index reviews_newest on reviews (provider_id, created_at desc, id desc) where is_shown;
create index reviews_highest on reviews (provider_id, rating desc, created_at desc, id desc) where is_shown;
create index reviews_lowest on reviews (provider_id, (-rating) desc, created_at desc, id desc) where is_shown;
-- The business's own list.
create index reviews_unanswered on reviews (provider_id, is_unanswered desc, created_at desc, id desc) where is_shown;
create index reviews_of_customer on reviews (customer_id, created_at desc, id desc);
create index reviews_same_words on reviews (words_key) where words_key is not null;
create index reviews_withheld on reviews (visibility, id desc) where visibility <> 'shown';

-- How many reviews a customer wrote lately: deleting one makes no room for another.
create table review_writes (
  customer_id bigint not null references customers on delete cascade,
  written_at timestamptz not null
);
create index review_writes_of_customer on review_writes (customer_id, written_at);
create index review_writes_of_age on review_writes (written_at);

-- `signs` says whether a review of so many stars comes (1) or goes (-1). The businesses are locked in the order of their ids, so that
-- two writers of many never wait for each other in a circle.
create function change_ratings(businesses bigint[], stars smallint[], signs integer[]) returns void
language plpgsql as $$
begin
  perform from providers where account_id = any (businesses) order by account_id for no key update;
  update providers set ratings = array[
    ratings[1] + change.one, ratings[2] + change.two, ratings[3] + change.three,
    ratings[4] + change.four, ratings[5] + change.five
  ]
  from (
    select business,
      coalesce(sum(sign) filter (where star = 1), 0)::integer as one,
      coalesce(sum(sign) filter (where star = 2), 0)::integer as two,
      coalesce(sum(sign) filter (where star = 3), 0)::integer as three,
      coalesce(sum(sign) filter (where star = 4), 0)::integer as four,
      coalesce(sum(sign) filter (where star = 5), 0)::integer as five
    from unnest(businesses, stars, signs) as changed (business, star, sign)
    group by business
  ) as change
  where account_id = change.business;
end $$;

create function count_new_ratings() returns trigger language plpgsql as $$
begin
  perform change_ratings(array_agg(provider_id), array_agg(rating), array_agg(1)) from come where is_shown having count(*) > 0;
  return null;
end $$;
create trigger reviews_come after insert on reviews
  referencing new table as come for each statement execute function count_new_ratings();

create function count_gone_ratings() returns trigger language plpgsql as $$
begin
  perform change_ratings(array_agg(provider_id), array_agg(rating), array_agg(-1)) from gone where is_shown having count(*) > 0;
  return null;
end $$;
create trigger reviews_go after delete on reviews
  referencing old table as gone for each statement execute function count_gone_ratings();

create function count_changed_ratings() returns trigger language plpgsql as $$
begin
  perform change_ratings(array_agg(provider_id), array_agg(rating), array_agg(sign))
  from (
    select gone.provider_id, gone.rating, -1 as sign from gone join come using (id)
    where gone.is_shown and (gone.rating, gone.is_shown) <> (come.rating, come.is_shown)
    union all
    select come.provider_id, come.rating, 1 from gone join come using (id)
    where come.is_shown and (gone.rating, gone.is_shown) <> (come.rating, come.is_shown)
  ) as changed
  having count(*) > 0;
  return null;
end $$;
create trigger reviews_change after update on reviews
  referencing old table as gone new table as come for each statement execute function count_changed_ratings();

-- First the businesses and then the reviews, as everybody who writes to a review locks them.
create function show_or_hide_reviews() returns trigger language plpgsql as $$
begin
  perform from providers where account_id in (select provider_id from reviews where customer_id = new.id)
    order by account_id for no key update;
  update reviews set is_author_suspended = new.suspended_at is not null where customer_id = new.id;
  return null;
end $$;
create trigger accounts_show_or_hide_reviews after update of suspended_at on accounts
  for each row when (new.role = 'customer' and (old.suspended_at is null) <> (new.suspended_at is null))
  execute function show_or_hide_reviews();

create table review_media (
  review_id bigint not null references reviews on delete cascade,
  media_id bigint not null unique references media on delete cascade,
  position smallint not null,
  primary key (review_id, media_id)
);
-- As in 0014 and 0020.
create trigger review_media_delete_media after delete on review_media
  for each row execute function delete_shown_media();

create function note_review_media() returns trigger language plpgsql as $$
begin
  update reviews set shown = (
    select coalesce(jsonb_agg(shown_media(media) order by hung.position, media.id), '[]')
    from review_media as hung join media on media.id = hung.media_id where hung.review_id = reviews.id
  ) where id in (select review_id from changed);
  return null;
end $$;
create trigger review_media_come after insert on review_media
  referencing new table as changed for each statement execute function note_review_media();
create trigger review_media_go after delete on review_media
  referencing old table as changed for each statement execute function note_review_media();
