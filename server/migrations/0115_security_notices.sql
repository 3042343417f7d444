-- Notices about the security of an account, at its bell. No row breaks the wider rule, so none is checked under the lock.
alter table notifications drop constraint notifications_kind_check;
alter table notifications
  add constraint notifications_kind_check check (
    kind in (
      'comment', 'reply', 'contact', 'chat_message', 'report_decision', 'account_decision', 'contact_taken',
      'review', 'review_reply', 'review_invite', 'new_post', 'security'
    )
  ) not valid;
