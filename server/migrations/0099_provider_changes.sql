-- Which businesses were written, or a post of theirs, and in which transaction: a process that keeps what they show in its memory
-- asks here what it has to forget. Rows are only added, so nobody waits for anybody. They are swept after a day.
create table provider_changes (
  id bigint generated always as identity primary key,
  provider_id bigint not null,
  changed_in xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default clock_timestamp()
);
create index provider_changes_latest on provider_changes (changed_in);

create function log_changed_providers() returns trigger language plpgsql as $$
begin
  insert into provider_changes (provider_id) select account_id from changed;
  return null;
end $$;
create trigger providers_log_changes after update on providers
  referencing new table as changed for each statement execute function log_changed_providers();

create function log_providers_of_posts() returns trigger language plpgsql as $$
begin
  insert into provider_changes (provider_id) select distinct provider_id from changed;
  return null;
end $$;
create trigger posts_log_new after insert on posts
  referencing new table as changed for each statement execute function log_providers_of_posts();
create trigger posts_log_changes after update on posts
  referencing new table as changed for each statement execute function log_providers_of_posts();
create trigger posts_log_gone after delete on posts
  referencing old table as changed for each statement execute function log_providers_of_posts();

-- Whether everybody may see it.
create function log_shown_or_hidden_provider() returns trigger language plpgsql as $$
begin
  insert into provider_changes (provider_id) values (new.id);
  return null;
end $$;
create trigger accounts_log_shown_or_hidden after update of verified_at, suspended_at, deleted_at on accounts
  for each row when (new.role = 'provider') execute function log_shown_or_hidden_provider();

-- A post tells up to a hundred thousand followers. Looking for it anew with each of their notifications cost a quarter of the whole, so
-- its notifications go with it by this trigger. Who writes them holds the row of the fan-out, which goes before.
alter table notifications drop constraint notifications_post_id_fkey;
create function delete_notifications_of_posts() returns trigger language plpgsql as $$
begin
  delete from notifications where post_id = any (array(select id from gone)) and post_id is not null;
  return null;
end $$;
create trigger posts_delete_notifications after delete on posts
  referencing old table as gone for each statement execute function delete_notifications_of_posts();
