-- In a transaction of its own.
-- The tables of figures become partitions of tables of the same name (decision 87). Rows stay where they are: PostgreSQL attaches a table
-- without reading it when a valid constraint proves the range. This migration holds a lock for an instant, the next one reads the rows
-- without blocking writes, and the third one holds a lock while it attaches. The boundary is a month ahead at least, so no row can break it.
do $$
declare
  figures text;
  boundary date := date_trunc('month', now() at time zone 'Asia/Kolkata') + interval '2 months';
begin
  foreach figures in array array['shop_days', 'post_days', 'shop_searches'] loop
    execute format(
      'alter table %I add constraint %I check (day < %L) not valid', figures, figures || '_before_check', boundary
    );
  end loop;
end $$;
