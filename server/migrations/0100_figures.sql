-- What visitors do with a business, counted by day in India. No row is about a person, and no table grows with visits.
create table shop_days (
  provider_id bigint not null references providers on delete cascade,
  day date not null,
  views integer not null default 0,
  calls integer not null default 0,
  whatsapp integer not null default 0,
  directions integer not null default 0,
  website integer not null default 0,
  shares integer not null default 0,
  contacts_saved integer not null default 0,
  -- Where the views came from.
  from_search integer not null default 0,
  from_market integer not null default 0,
  from_home integer not null default 0,
  from_post integer not null default 0,
  from_link integer not null default 0,
  from_qr integer not null default 0,
  primary key (provider_id, day)
) with (fillfactor = 80);
-- Days come in their order, so a few numbers for each part of the table are enough to find what is older than a year.
create index shop_days_by_day on shop_days using brin (day) with (autosummarize = on);

-- What shop_days was, when a year has passed. `month` is its first day.
create table shop_months (
  provider_id bigint not null references providers on delete cascade,
  month date not null check (extract(day from month) = 1),
  views integer not null,
  calls integer not null,
  whatsapp integer not null,
  directions integer not null,
  website integer not null,
  shares integer not null,
  contacts_saved integer not null,
  from_search integer not null,
  from_market integer not null,
  from_home integer not null,
  from_post integer not null,
  from_link integer not null,
  from_qr integer not null,
  primary key (provider_id, month)
);

create table post_days (
  provider_id bigint not null references providers on delete cascade,
  day date not null,
  post_id bigint not null references posts on delete cascade,
  views integer not null,
  primary key (provider_id, day, post_id)
) with (fillfactor = 80);
create index post_days_of_post on post_days (post_id);
create index post_days_by_day on post_days using brin (day) with (autosummarize = on);

-- Only texts that at least five different visitors typed on that day.
create table shop_searches (
  provider_id bigint not null references providers on delete cascade,
  day date not null,
  text text not null check (length(text) between 1 and 80),
  times integer not null,
  primary key (provider_id, day, text)
) with (fillfactor = 80);
create index shop_searches_by_day on shop_searches using brin (day) with (autosummarize = on);

-- All businesses together, for the admin panel.
create table market_days (
  day date primary key,
  views bigint not null default 0,
  calls bigint not null default 0,
  whatsapp bigint not null default 0,
  directions bigint not null default 0,
  website bigint not null default 0,
  shares bigint not null default 0,
  contacts_saved bigint not null default 0
) with (fillfactor = 50);
