-- As with the e-mail: the number was changed after the account was verified, and nobody has proved the new one yet.
alter table accounts add column mobile_to_verify boolean not null default false;
