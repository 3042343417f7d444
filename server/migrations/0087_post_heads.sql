-- The newest post of each business that everybody may see: a feed of hundreds of businesses begins with these, instead of looking
-- for the newest post of each.
create table post_heads (
  provider_id bigint not null references providers on delete cascade,
  newest_at timestamptz not null,
  newest_id bigint not null
);
-- All of the row: a feed reads nothing but the index.
create unique index post_heads_of_provider on post_heads (provider_id) include (newest_at, newest_id);

create function note_new_heads() returns trigger language plpgsql as $$
begin
  insert into post_heads as known (provider_id, newest_at, newest_id)
    select distinct on (provider_id) provider_id, created_at, id from come where visibility = 'shown'
    order by provider_id, created_at desc, id desc
    on conflict (provider_id) do update set newest_at = excluded.newest_at, newest_id = excluded.newest_id
      where (known.newest_at, known.newest_id) < (excluded.newest_at, excluded.newest_id);
  return null;
end $$;
create trigger posts_note_new_heads after insert on posts
  referencing new table as come for each statement execute function note_new_heads();

-- A business that is being deleted takes its head along. Locked in the order of the ids before the posts are looked at: what another
-- transaction has written meanwhile is seen.
create function find_heads(businesses bigint[]) returns void language plpgsql as $$
begin
  perform from post_heads where provider_id = any (businesses) order by provider_id for update;
  delete from post_heads where provider_id = any (businesses)
    and not exists (select from posts where posts.provider_id = post_heads.provider_id and visibility = 'shown');
  insert into post_heads as known (provider_id, newest_at, newest_id)
    select business, head.created_at, head.id
    from (select distinct unnest(businesses) as business) as changed
      join providers on providers.account_id = changed.business
      cross join lateral (
        select created_at, id from posts where posts.provider_id = business and visibility = 'shown'
        order by created_at desc, id desc limit 1
      ) as head
    order by business
    on conflict (provider_id) do update set newest_at = excluded.newest_at, newest_id = excluded.newest_id;
end $$;

create function note_gone_heads() returns trigger language plpgsql as $$
begin
  perform find_heads(array_agg(provider_id)) from gone having count(*) > 0;
  return null;
end $$;
create trigger posts_note_gone_heads after delete on posts
  referencing old table as gone for each statement execute function note_gone_heads();

create function note_changed_heads() returns trigger language plpgsql as $$
begin
  perform find_heads(array_agg(come.provider_id)) from gone join come using (id)
    where (gone.visibility, gone.created_at) <> (come.visibility, come.created_at) having count(*) > 0;
  return null;
end $$;
create trigger posts_note_changed_heads after update on posts
  referencing old table as gone new table as come for each statement execute function note_changed_heads();

insert into post_heads (provider_id, newest_at, newest_id)
  select distinct on (provider_id) provider_id, created_at, id from posts where visibility = 'shown'
  order by provider_id, created_at desc, id desc;
