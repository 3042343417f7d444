import type { Client } from 'pg'
import type { Table } from './archive.ts'
import { quoted } from './database.ts'

// Drops object by object: the schema and its extensions can have another owner.
const DROP_ALL = `do $$
declare
  thing text;
begin
  -- Named before the first goes: some go with others.
  foreach thing in array array(
    select format('drop %s if exists public.%I cascade', kind, relname)
    from pg_class
      join (values ('r', 'table'), ('p', 'table'), ('v', 'view'), ('m', 'materialized view'), ('S', 'sequence'), ('c', 'type'))
        as kinds (letter, kind) on letter = relkind::text
    where relnamespace = 'public'::regnamespace and not relispartition
      and not exists (
        select from pg_depend
        where objid = pg_class.oid and (deptype = 'e' or relkind = 'S' and deptype in ('a', 'i'))
      )
    union all
    select format('drop routine if exists %s cascade', oid::regprocedure)
    from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all
    select format('drop type if exists public.%I cascade', typname)
    from pg_type
    where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
      and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e')
  ) loop
    execute thing;
  end loop;
end $$`

export const dropAll = (client: Client) => client.query(DROP_ALL)

type Reference = { on: string; name: string; definition: string }

const REFERENCES = `
  select conrelid::regclass::text as on, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`

type Index = { name: string; definition: string }

const INDEXES = `
  select indexrelid::regclass::text as name, replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as definition
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = 'public'::regnamespace and not relispartition
    and not exists (select from pg_constraint where conindid = indexrelid)`

/** Disables triggers and drops references and indexes while rows are loaded, which is much faster and allows any order. */
export const openTables = async (client: Client, tables: readonly Table[]) => {
  const { rows: references } = await client.query<Reference>(REFERENCES)
  const ours = tables.filter(({ schema }) => schema === 'public').map(quoted)
  for (const { on, name } of references) await client.query(`alter table ${on} drop constraint ${name}`)
  const { rows: indexes } = await client.query<Index>(INDEXES)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (const table of ours) await client.query(`alter table ${table} disable trigger user`)
  // The migrations insert rows into some tables.
  await client.query(`truncate ${tables.map(quoted).join(', ')}`)
  return async () => {
    for (const { definition } of indexes) await client.query(definition)
    for (const table of ours) await client.query(`alter table ${table} enable trigger user`)
    for (const { on, name, definition } of references)
      await client.query(`alter table ${on} add constraint ${name} ${definition}`)
  }
}
