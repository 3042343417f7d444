-- Nobody holds a row of it meanwhile: else each would wait for the other. Readers pass.
lock table accounts in exclusive mode;

-- A contact that was typed at sign-up is in doubt until it is proved, like a changed one. Which one a verified account has proved nobody
-- has written down, so those stay as they are.
update accounts set email_to_verify = email is not null, mobile_to_verify = mobile_number is not null
where verified_at is null and deleted_at is null;

-- Sign-ups that were left alone are deleted, the oldest first.
create index accounts_unverified on accounts (created_at) where verified_at is null;
-- They take their ended sessions along, which the index of open ones does not find.
create index sessions_by_account on sessions (account_id);
