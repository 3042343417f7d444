-- In a transaction of its own.
-- Partitions are named by month: shop_days_2027_02 has February, shop_days_before_2027_01 all days before January.
create function next_month_partition(parent regclass) returns date language sql stable as $$
  select max(
    to_date(substring(relname from '_([0-9]{4}_[0-9]{2})$'), 'YYYY_MM')
    + case when relname ~ '_before_' then interval '0' else interval '1 month' end
  )::date
  from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = parent
$$;

-- Creates the partitions from the first missing month to the given one. They get indexes and options of the default partition, and the rows
-- of their month that were written there.
create function create_month_partitions(parent regclass, last_month date) returns void language plpgsql as $$
declare
  month date := next_month_partition(parent);
  following date;
  new_name text;
  parent_name text := (select relname from pg_class where oid = parent);
  rest regclass := (select partdefid from pg_partitioned_table where partrelid = parent);
  options text := (select array_to_string(reloptions, ', ') from pg_class where oid = rest);
  referenced regclass;
begin
  if month > last_month then
    return;
  end if;
  -- Deleting a business locks it before its figures. In the same order, the two can't deadlock.
  for referenced in select confrelid from pg_constraint where conrelid = parent and contype = 'f' order by confrelid loop
    execute format('lock table %s in share row exclusive mode', referenced);
  end loop;
  execute format('lock table %s in access exclusive mode', rest);
  month := next_month_partition(parent);
  while month <= last_month loop
    following := month + interval '1 month';
    new_name := parent_name || to_char(month, '_YYYY_MM');
    execute format('create table %I (like %s including all) with (%s)', new_name, rest, options);
    execute format(
      'with late as (delete from %s where day >= %L and day < %L returning *) insert into %I select * from late',
      rest, month, following, new_name
    );
    execute format('alter table %s attach partition %I for values from (%L) to (%L)', parent, new_name, month, following);
    month := following;
  end loop;
end $$;

do $$
declare
  figures text;
  before_name text;
  item record;
  -- Not earlier than the one of the constraint, which was computed before.
  boundary date := date_trunc('month', now() at time zone 'Asia/Kolkata') + interval '2 months';
begin
  -- In the order in which a deletion of a business locks them. Attaching removes triggers of the references from these tables.
  lock table providers, posts in access exclusive mode;
  lock table shop_days, post_days, shop_searches in access exclusive mode;
  foreach figures in array array['shop_days', 'post_days', 'shop_searches'] loop
    before_name := figures || '_before' || to_char(boundary, '_YYYY_MM');
    execute format('alter table %I rename to %I', figures, before_name);
    -- The index of the posts gets the name that PostgreSQL gives those of other partitions, also when a restore creates it again.
    for item in
      select relname, replace(replace(relname, '_of_post', '_post_id_idx'), figures, before_name) as new_name
      from pg_index join pg_class on pg_class.oid = indexrelid where indrelid = before_name::regclass
    loop
      execute format('alter index %I rename to %I', item.relname, item.new_name);
    end loop;
    execute format('create table %I (like %I including defaults including constraints) partition by range (day)', figures, before_name);
    execute format('alter table %I drop constraint %I', figures, figures || '_before_check');
    for item in
      select conname, pg_get_constraintdef(oid) as definition
      from pg_constraint where conrelid = before_name::regclass and contype in ('p', 'f') order by contype desc
    loop
      execute format('alter table %I add constraint %I %s', figures, replace(item.conname, before_name, figures), item.definition);
    end loop;
  end loop;
  create index post_days_of_post on post_days (post_id);
  foreach figures in array array['shop_days', 'post_days', 'shop_searches'] loop
    before_name := figures || '_before' || to_char(boundary, '_YYYY_MM');
    execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', figures, before_name, boundary);
    execute format('alter table %I drop constraint %I', before_name, figures || '_before_check');
    execute format(
      'create table %I partition of %I default with (%s)', figures || '_default', figures,
      (select array_to_string(reloptions, ', ') from pg_class where oid = before_name::regclass)
    );
    perform create_month_partitions(figures::regclass, boundary);
  end loop;
end $$;
