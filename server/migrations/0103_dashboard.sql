-- What asks for an answer is counted on the dashboard, from the few rows that do.
create index contacts_new on contacts (provider_id, id desc) where status = 'new';
create index comments_unanswered on comments (provider_id, id desc) where reply is null and visibility = 'shown';

-- How often businesses are called that have something, and those that do not: the whole market, counted by a job each night.
create table shop_habits (
  habit text not null check (habit in ('price_list', 'hours', 'photos', 'post')),
  has_it boolean not null,
  shops integer not null,
  -- The mean of thirty days, and its standard error.
  calls double precision not null,
  calls_error double precision not null,
  primary key (habit, has_it)
);
