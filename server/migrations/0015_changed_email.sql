-- The e-mail was changed after the account was verified, and nobody has proved the new one yet: no password is reset by it.
alter table accounts add column email_to_verify boolean not null default false;
