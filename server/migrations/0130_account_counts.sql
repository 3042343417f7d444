-- How many customers and businesses are public: the home page reads one row instead of an index entry per account.
create table account_counts (
  is_only boolean primary key default true check (is_only),
  customers integer not null,
  providers integer not null
) with (fillfactor = 10);

create function is_public(account accounts) returns boolean language sql immutable as $$
  select account.verified_at is not null and account.suspended_at is null and account.deleted_at is null
$$;

create function add_to_account_counts(more_customers bigint, more_providers bigint) returns void language sql as $$
  update account_counts set customers = customers + more_customers, providers = providers + more_providers
    where more_customers <> 0 or more_providers <> 0
$$;

create function count_new_accounts() returns trigger language plpgsql as $$
begin
  perform add_to_account_counts(count(*) filter (where role = 'customer'), count(*) filter (where role = 'provider'))
    from come where is_public(come);
  return null;
end $$;
create trigger accounts_count_new after insert on accounts
  referencing new table as come for each statement execute function count_new_accounts();

create function count_gone_accounts() returns trigger language plpgsql as $$
begin
  perform add_to_account_counts(-count(*) filter (where role = 'customer'), -count(*) filter (where role = 'provider'))
    from gone where is_public(gone);
  return null;
end $$;
create trigger accounts_count_gone after delete on accounts
  referencing old table as gone for each statement execute function count_gone_accounts();

create function count_changed_account() returns trigger language plpgsql as $$
begin
  perform add_to_account_counts(
    (is_public(new) and new.role = 'customer')::integer - (is_public(old) and old.role = 'customer')::integer,
    (is_public(new) and new.role = 'provider')::integer - (is_public(old) and old.role = 'provider')::integer
  );
  return null;
end $$;
create trigger accounts_count_changed after update of role, verified_at, suspended_at, deleted_at on accounts
  for each row when (is_public(old) <> is_public(new) or old.role <> new.role) execute function count_changed_account();

-- No account is written meanwhile.
create function recount_accounts() returns void language plpgsql as $$
begin
  lock table accounts in share row exclusive mode;
  delete from account_counts;
  insert into account_counts (customers, providers)
    select count(*) filter (where role = 'customer'), count(*) filter (where role = 'provider')
    from accounts where verified_at is not null and suspended_at is null and deleted_at is null;
end $$;
select recount_accounts();
