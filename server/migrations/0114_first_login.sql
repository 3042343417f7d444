-- Whether a password has opened a session of the account before. The very first login is not a new device; existing accounts have
-- logged in. Adding a column with a constant default rewrites no row.
alter table accounts add column has_logged_in boolean not null default true;
alter table accounts alter column has_logged_in set default false;
