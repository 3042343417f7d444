-- Whoever everybody may see, the latest first: recently listed businesses are read off its end, and the people here are
-- counted in it. Who is not verified yet, suspended or deleted does not stand in it, so a thousand such newcomers cost a
-- reader nothing.
create index accounts_public on accounts (role, verified_at desc, id desc)
  where verified_at is not null and suspended_at is null and deleted_at is null;

-- A business is listed from the moment that its account is verified: one fact, kept there.
drop index providers_recent;
alter table providers drop column listed_at;
