-- Pages of the admin panel, newest first: of one kind and of one account.
create index security_events_of_kind on security_events (kind, id);
drop index security_events_of_account;
create index security_events_of_account on security_events (account_hash, id) where account_hash is not null;
