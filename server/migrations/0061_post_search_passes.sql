-- The passes of 0060 over posts, whose order is their age.

-- One stage, the newest first. What is common is found often enough among the newest thousands, then among eight times as many, and
-- only what is rare is looked for everywhere.
create function find_by_age(
  at_once boolean, ages integer, first tsquery, second tsquery, filter tsquery, earlier tsquery, hidden bigint[], wanted integer,
  after_created_at timestamptz, after_id bigint
) returns table (post_id bigint, created_at timestamptz)
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  newest bigint := (select post_age(max(row.post_id)) from post_search as row);
  oldest bigint := newest - 8 * ages;
  among tsquery[] := array[any_age(newest - ages + 1, newest), any_age(oldest + 1, newest - ages)];
  shown integer := 0;
  found_now integer;
begin
  if first is null then
    return query
      select row.post_id, row.created_at
      from post_search as row
      where row.is_seen and row.provider_id <> all (hidden) and (row.created_at, row.post_id) < (after_created_at, after_id)
      order by row.created_at desc, row.post_id desc
      limit wanted;
    return;
  end if;
  for these in case when at_once then 3 else 1 end .. 3 loop
    return query
      select matching.post_id, matching.created_at
      from (
        select row.post_id, row.created_at
        from post_search as row
        where row.is_seen
          and row.terms @@ first and row.terms @@ coalesce(second, first)
          and row.terms @@ coalesce(among[these], first)
          and (at_once or these < 3 or post_age(row.post_id) <= oldest)
          and (filter is null or row.terms @@ filter)
          and (earlier is null or not row.terms @@ earlier)
          and row.provider_id <> all (hidden)
          and (row.created_at, row.post_id) < (after_created_at, after_id)
        offset 0 -- a fence: the matches first, then their order
      ) as matching
      order by matching.created_at desc, matching.post_id desc
      limit wanted - shown;
    get diagnostics found_now = row_count;
    shown := shown + found_now;
    exit when shown >= wanted;
  end loop;
end $$;

create type post_hit as (at integer, created_at timestamptz, post_id bigint);

-- The newest first within a stage.
create function find_posts(
  passes jsonb, hidden bigint[], wanted integer,
  after_stage integer, after_created_at timestamptz, after_id bigint, after_shown integer
) returns table (post_id bigint, stage integer, created_at timestamptz)
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  most constant integer := 500;
  pass search_pass;
  hits post_hit[];
  hit post_hit;
  shown integer := after_shown;
  found_now integer;
  earlier tsquery;
  last_at integer;
  is_shown boolean;
begin
  for pass in select * from jsonb_populate_recordset(null::search_pass, passes) loop
    continue when not is_wanted(pass, shown, after_stage);
    if pass.is_few then
      select array_agg(
          (met.at, met.created_at, met.post_id)::post_hit order by met.at, met.created_at desc, met.post_id desc
        ) into hits
      from (
        select first_met(row.terms, pass.wholes), row.created_at, row.post_id
        from post_search as row
        where row.is_seen
          and row.terms @@ pass.first and row.terms @@ coalesce(pass.second, pass.first)
          and (pass.filter is null or row.terms @@ pass.filter)
          and (pass.earlier is null or not row.terms @@ pass.earlier)
          and row.provider_id <> all (hidden)
        limit most
      ) as met (at, created_at, post_id);
    end if;
    if pass.is_few and coalesce(cardinality(hits), 0) < most then
      last_at := 0;
      foreach hit in array coalesce(hits, '{}') loop
        exit when hit.at is null;
        stage := pass.numbers[hit.at];
        if hit.at > last_at then
          last_at := hit.at;
          is_shown := stage >= after_stage
            and (stage = after_stage or pass.if_fewer[hit.at] is null or shown < pass.if_fewer[hit.at]);
        end if;
        continue when not is_shown
          or stage = after_stage and (hit.created_at, hit.post_id) >= (after_created_at, after_id);
        post_id := hit.post_id;
        created_at := hit.created_at;
        return next;
        shown := shown + 1;
        if shown >= wanted + after_shown then return; end if;
      end loop;
    else
      earlier := pass.earlier;
      for at in 1 .. cardinality(pass.numbers) loop
        stage := pass.numbers[at];
        if stage = after_stage or stage > after_stage and (pass.if_fewer[at] is null or shown < pass.if_fewer[at]) then
          return query
            select row.post_id, stage, row.created_at
            from find_by_age(
              pass.at_once, pass.ages, case when pass.is_few then pass.wholes[at] else pass.first end, case when not pass.is_few then pass.second end,
              case when not pass.is_few then pass.filter end, earlier, hidden, wanted + after_shown - shown,
              case when stage = after_stage then after_created_at else 'infinity' end, after_id
            ) as row;
          get diagnostics found_now = row_count;
          shown := shown + found_now;
          if shown >= wanted + after_shown then return; end if;
        end if;
        earlier := coalesce(earlier || pass.wholes[at], pass.wholes[at]);
      end loop;
    end if;
  end loop;
end $$;
