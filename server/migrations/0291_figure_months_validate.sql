-- In a transaction of its own.
alter table shop_days validate constraint shop_days_before_check;
alter table post_days validate constraint post_days_before_check;
alter table shop_searches validate constraint shop_searches_before_check;
