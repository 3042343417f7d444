-- Messages of a chat are reported, and staff hide them. A constant default does not rewrite the table.
alter table messages
  add column visibility text not null default 'shown',
  add constraint messages_visibility_check check (visibility in ('shown', 'hidden', 'removed')) not valid;

alter table reports drop constraint reports_target_kind_check;
alter table reports add constraint reports_target_kind_check
  check (target_kind in ('post', 'provider', 'comment', 'review', 'need', 'message')) not valid;
alter table cases drop constraint cases_target_kind_check;
alter table cases add constraint cases_target_kind_check
  check (target_kind in ('post', 'provider', 'comment', 'review', 'need', 'message')) not valid;
alter table decisions drop constraint decisions_target_kind_check;
alter table decisions add constraint decisions_target_kind_check
  check (target_kind in ('post', 'provider', 'customer', 'comment', 'review', 'need', 'message')) not valid;
