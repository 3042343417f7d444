-- Nobody holds a row of it meanwhile: else each would wait for the other. Readers pass until the last lines.
lock table accounts in exclusive mode;

-- A contact is somebody's when it is proved. Until then several accounts may have typed the same one.
create unique index accounts_email_proved on accounts (lower(email)) where not email_to_verify;
create unique index accounts_mobile_number_proved on accounts (mobile_number) where not mobile_to_verify;
-- For the login, which takes one that is not proved too.
create index accounts_by_email on accounts (lower(email));
create index accounts_by_mobile_number on accounts (mobile_number);

-- Under the names by which a refusal knows its field.
drop index accounts_email;
alter table accounts drop constraint accounts_mobile_number_key;
alter index accounts_email_proved rename to accounts_email;
alter index accounts_mobile_number_proved rename to accounts_mobile_number_key;

-- An account is told that a contact was taken from it. No row breaks the wider rule, so none is looked at under the lock.
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (
  kind in (
    'comment', 'reply', 'contact', 'chat_message', 'report_decision', 'account_decision', 'contact_taken'
  )
) not valid;
