-- Whether a business is open at a moment, for the filter of a search; null without hours. contract/open-state.ts says the same, and
-- when it changes next; a test compares the two. Times are 'HH:MM', so they compare as texts.
create function is_open_at(hours jsonb, closed_on date, at timestamptz) returns boolean
language plpgsql immutable parallel safe as $$
declare
  india timestamp;
  today date;
  weekday integer;
  begun jsonb;
  begun_yesterday jsonb;
  moment jsonb;
begin
  if hours is null then return null; end if;
  india := at at time zone 'Asia/Kolkata';
  today := india::date;
  if closed_on = today then return false; end if;
  weekday := extract(isodow from today) - 1;
  moment := jsonb_build_object('now', left(india::time::text, 5), 'today', today, 'yesterday', today - 1);
  -- Most have no special days.
  if hours -> 'special_days' <> '[]' then
    begun := jsonb_path_query_first(hours, '$.special_days[*] ? (@.date == $today).intervals', moment);
    begun_yesterday := jsonb_path_query_first(hours, '$.special_days[*] ? (@.date == $yesterday).intervals', moment);
  end if;
  begun := coalesce(begun, hours -> 'weekly' -> weekday);
  begun_yesterday := coalesce(begun_yesterday, hours -> 'weekly' -> ((weekday + 6) % 7));
  return jsonb_path_exists(begun, '$[*] ? (@.opens <= $now && ($now < @.closes || @.closes <= @.opens))', moment)
    or jsonb_path_exists(begun_yesterday, '$[*] ? ($now < @.closes && @.closes <= @.opens)', moment);
end $$;
