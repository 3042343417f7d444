-- How much happened on each day of India. A job counts the days that are not over; what is over is never counted again.
create table daily_counts (
  day date primary key,
  customers integer not null,
  providers integer not null,
  posts integer not null,
  contacts integer not null,
  messages integer not null,
  counted_at timestamptz not null
);

-- Rows lie in the order in which they came, so a few numbers for each stretch of the table are enough to find a day.
create index messages_by_day on messages using brin (created_at) with (autosummarize = on);
create index contacts_by_day on contacts using brin (created_at) with (autosummarize = on);
