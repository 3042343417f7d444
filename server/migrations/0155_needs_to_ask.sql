-- The overview of the staff shows them by day.
alter table daily_counts add column needs integer not null default 0, add column orders integer not null default 0;
create index needs_by_day on needs using brin (created_at) with (autosummarize = on);

-- The queue of the needs about which businesses are still to be asked.
create index needs_to_ask on needs (id) where to_ask > 0 and status = 'open' and visibility = 'shown';
