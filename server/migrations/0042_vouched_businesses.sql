-- The administrators have seen that a business is what it says: everybody sees the badge 'Verified'. It is called otherwise here,
-- since an account is verified as soon as its owner has proved a contact.
alter table providers
  add column vouched_at timestamptz,
  -- Without one: the demo data.
  add column vouched_by bigint references staff on delete set null,
  add constraint providers_vouched_once check (vouched_by is null or vouched_at is not null);
create index providers_vouched on providers (account_id desc) where vouched_at is not null;

-- Nobody takes the badge along to another name.
create function take_vouch_back() returns trigger language plpgsql as $$
begin
  new.vouched_at := null;
  new.vouched_by := null;
  return new;
end $$;
create trigger providers_take_vouch_back before update of business_name on providers
  for each row when (old.business_name <> new.business_name) execute function take_vouch_back();
