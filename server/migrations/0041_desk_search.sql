-- What the administrators' desk finds people, posts and comments by. Written as in 0019: in the transaction that writes what it
-- speaks of, with the same lexemes.

-- Everybody's names by their sound: the business, the person, the user name. Also of whoever is suspended.
create table people_search (
  account_id bigint primary key references accounts on delete cascade,
  terms tsvector not null
);

create table comment_search (
  comment_id bigint primary key references comments on delete cascade,
  terms tsvector not null
);

create or replace procedure build_search_indexes() language sql as $$
  create index provider_search_terms on provider_search using gin (terms) with (fastupdate = off);
  create index provider_search_position on provider_search using gist (position);
  create index provider_search_quality on provider_search (quality desc, provider_id desc);
  create index post_search_terms on post_search using gin (terms) with (fastupdate = off) where is_seen;
  create index post_search_unseen on post_search using gin (terms) with (fastupdate = off) where not is_seen;
  create index post_search_recent on post_search (created_at desc, post_id desc) where is_seen;
  create index search_words_sound on search_words (sound);
  create index search_words_clues on search_words using gin (clues) with (fastupdate = off);
  create index people_search_terms on people_search using gin (terms) with (fastupdate = off);
  -- With a list of pending entries: many write comments, and only the desk looks for them.
  create index comment_search_terms on comment_search using gin (terms);
$$;

create or replace procedure drop_search_indexes() language sql as $$
  drop index provider_search_terms;
  drop index provider_search_position;
  drop index provider_search_quality;
  drop index post_search_terms;
  drop index post_search_unseen;
  drop index post_search_recent;
  drop index search_words_sound;
  drop index search_words_clues;
  drop index people_search_terms;
  drop index comment_search_terms;
$$;

create index post_search_unseen on post_search using gin (terms) with (fastupdate = off) where not is_seen;
create index people_search_terms on people_search using gin (terms) with (fastupdate = off);
create index comment_search_terms on comment_search using gin (terms);

-- Its lists, the latest to come first.
create index accounts_providers on accounts (id desc) where role = 'provider';
create index accounts_customers on accounts (id desc) where role = 'customer';
create index accounts_suspended on accounts (role, id desc) where suspended_at is not null;
create index accounts_limited on accounts (role, id desc) where limited_until is not null;
create index accounts_deleted on accounts (role, id desc) where deleted_at is not null;
create index posts_withheld on posts (visibility, id desc) where visibility <> 'shown';
create index comments_withheld on comments (visibility, id desc) where visibility <> 'shown';
