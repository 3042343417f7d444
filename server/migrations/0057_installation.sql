-- One row about the installation itself. A database that was filled with demo data has an owner whose password stands in the README,
-- so a live start refuses it.
create table installation (
  id smallint primary key default 1 check (id = 1),
  demo_since timestamptz
);

-- Those that were filled before this was noted: nobody else can have an address below example.com, which belongs to nobody.
insert into installation (demo_since)
select min(created_at) from accounts
where (username, email) in (
  ('admin', 'admin@example.com'), ('asha', 'asha@example.com'), ('sharma_sweets', 'sharma.sweets@example.com')
);
