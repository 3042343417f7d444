import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { serverFeatures, tablesOf } from '../feature-order.ts'
import { tableReads } from './table-reads.ts'
import { ownerOf, tableUses, type TableUse } from './table-uses.ts'

const root = join(import.meta.dirname, '../..')
const files = globSync('server/features/**/*.ts', { cwd: root }).filter(
  (file) => !/\.(test|tables|fixture)\.ts$/.test(file),
)

type FeatureUse = TableUse & { feature: string }

const foreignUses = (feature: string, uses: readonly TableUse[]): FeatureUse[] =>
  uses.filter(({ table }) => ownerOf(table) !== feature).map((use) => ({ ...use, feature }))

const uses = files.flatMap((file) =>
  foreignUses(file.split('/')[2] ?? '', tableUses(file, readFileSync(join(root, file), 'utf8'))),
)

const order = ['platform', ...serverFeatures]
const isLater = ({ table, feature }: FeatureUse) =>
  order.indexOf(ownerOf(table) ?? '') > order.indexOf(feature)
const isDocumented = ({ table, feature }: FeatureUse) => tableReads[table]?.readers.includes(feature) ?? false
const described = (found: readonly FeatureUse[]) => [
  ...new Set(found.map(({ feature, table }) => `${feature}: ${table}`)),
]

test('every owner is a feature or the platform', () => {
  expect(Object.keys(tablesOf).filter((owner) => !order.includes(owner))).toEqual([])
})

test('a feature writes no table of another feature', () => {
  expect(described(uses.filter(({ isWrite }) => isWrite))).toEqual([])
})

test('a feature reads no table of a later feature', () => {
  expect(described(uses.filter(isLater))).toEqual([])
})

test('a feature reads tables of other features only where it is documented', () => {
  expect(described(uses.filter((use) => !isDocumented(use)))).toEqual([])
})

test('every documented read exists', () => {
  const documented = Object.entries(tableReads).flatMap(([table, { readers }]) =>
    readers.map((feature) => `${feature}: ${table}`),
  )
  expect(documented.filter((read) => !described(uses).includes(read))).toEqual([])
})

describe('the check finds', () => {
  test.each([
    ['a read by Kysely', "db.selectFrom('posts').selectAll()", [{ table: 'posts', isWrite: false }]],
    [
      'a join under an alias',
      "query.leftJoin('postMedia as shown', 'a', 'b')",
      [{ table: 'post_media', isWrite: false }],
    ],
    ['a write by Kysely', "db.updateTable('posts').set({})", [{ table: 'posts', isWrite: true }]],
    [
      'a read in SQL',
      'sql`select from posts join reviews on ${x}`',
      [
        { table: 'posts', isWrite: false },
        { table: 'reviews', isWrite: false },
      ],
    ],
    [
      'an insert in SQL',
      "const text = 'insert into chats (id) values (1)'",
      [{ table: 'chats', isWrite: true }],
    ],
    ['a delete in SQL', 'sql`delete from chats where id = ${id}`', [{ table: 'chats', isWrite: true }]],
  ])('%s', (_use, source, expected) => {
    expect(tableUses('example.ts', source)).toEqual(expected)
  })
})
