-- Businesses and posts that everybody could see until they were deleted: their pages say so for thirty days. What was hidden or
-- suspended leaves no trace. Nothing but the id is kept.
create table gone_pages (
  kind text not null check (kind in ('provider', 'post')),
  id bigint not null,
  gone_at timestamptz not null default now(),
  primary key (kind, id)
);
create index gone_pages_oldest on gone_pages (gone_at);

create function note_gone_providers() returns trigger language plpgsql as $$
begin
  insert into gone_pages (kind, id)
    select 'provider', accounts.id from gone join accounts on accounts.id = gone.account_id
    where verified_at is not null and suspended_at is null and deleted_at is null
    on conflict do nothing;
  return null;
end $$;
create trigger providers_note_gone after delete on providers
  referencing old table as gone for each statement execute function note_gone_providers();

-- Those of a business that is deleted too: its account is still there.
create function note_gone_posts() returns trigger language plpgsql as $$
begin
  insert into gone_pages (kind, id)
    select 'post', gone.id from gone join accounts on accounts.id = gone.provider_id
    where visibility = 'shown' and verified_at is not null and suspended_at is null and deleted_at is null
    on conflict do nothing;
  return null;
end $$;
create trigger posts_note_gone after delete on posts
  referencing old table as gone for each statement execute function note_gone_posts();
