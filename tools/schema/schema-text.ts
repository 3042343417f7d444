import { fileURLToPath } from 'node:url'
import { tablesOf } from '../feature-order.ts'
import type { Catalog, Definition } from './catalog.ts'

export const schemaFile = fileURLToPath(new URL('../../docs/schema.sql', import.meta.url))

const ABOUT =
  '-- The schema after all migrations, for reading. Written by `npm run schema`; a test fails when it is out of date.'

const statements = (definitions: readonly Definition[]) => definitions.map(({ sql }) => `${sql};`)

const tableText = (catalog: Catalog, table: string) => {
  const of = (part: keyof Catalog) => catalog[part].filter((definition) => definition.table === table)
  const items = [...of('columns'), ...of('constraints')].map(({ sql }) => `  ${sql}`)
  const [options] = of('tables')
  const create =
    options && `create table ${table} (\n${items.join(',\n')}\n)${options.sql && ` ${options.sql}`};`
  const rest = [...of('views'), ...of('partitions'), ...of('indexes'), ...of('statistics'), ...of('triggers')]
  return [...(create === undefined ? [] : [create]), ...statements(rest)].join('\n')
}

export const schemaText = (catalog: Catalog) => {
  const features = Object.entries(tablesOf).map(([feature, tables]) =>
    [`-- ${feature}`, ...tables.map((table) => tableText(catalog, table))].join('\n\n'),
  )
  const shared = statements([...catalog.extensions, ...catalog.types]).join('\n')
  const functions = ['-- Functions', ...statements(catalog.functions)].join('\n\n')
  return `${[ABOUT, shared, ...features, functions].join('\n\n')}\n`
}
