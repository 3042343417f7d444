import type { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '../../server/platform/db/migrate.ts'
import { connected, emptyDatabase, withPool } from '../../server/testing/empty-database.ts'
import { freshDatabase } from '../../server/testing/test-server.ts'
import { columnsOf, incompatibleColumns, incompatibleQueries } from './compatibility.ts'
import { readLock } from './lock-file.ts'

describe('the version before', async () => {
  const { migration, queries } = await readLock()
  let now: Client
  let before: Client
  beforeAll(async () => {
    const old = await emptyDatabase()
    await withPool(old, (db) => migrate(db, migration))
    before = await connected(old)
    const fresh = await freshDatabase()
    afterAll(fresh.drop)
    now = await connected(fresh.url)
  })
  beforeEach(() => now.query('begin'))
  afterEach(() => now.query('rollback'))

  test('asks nothing that the newest schema does not understand', async () => {
    expect(queries.length).toBeGreaterThan(300)
    expect(await incompatibleQueries(now, queries)).toEqual([])
  })

  test('gives everything that the newest schema demands', async () => {
    expect(incompatibleColumns(await columnsOf(before), await columnsOf(now))).toEqual([])
  })

  describe('would be broken by a migration that', () => {
    const complaints = async (migrationText: string) => {
      await now.query(migrationText)
      const unfit = await incompatibleQueries(now, queries)
      return [
        ...unfit.map(({ why }) => why),
        ...incompatibleColumns(await columnsOf(before), await columnsOf(now)),
      ]
    }
    test.each([
      ['drops a column', 'alter table posts drop column title cascade', /column .*title.* does not exist/],
      ['renames a column', 'alter table comments rename content to text', /content.* does not exist/],
      ['renames a table', 'alter table contacts rename to requests', /"contacts" does not exist/],
      ['demands a new value', 'alter table posts add column slug text not null', /posts.slug is new/],
      [
        'demands a value',
        'alter table accounts alter email set not null',
        /accounts.email must be given now/,
      ],
      ['changes a type', 'alter table contacts alter note type varchar(500)', /contacts.note was text/],
      ['drops a function', 'drop function band_of cascade', /band_of/],
    ])('%s', async (_what, text, why) => {
      expect((await complaints(text)).join('\n')).toMatch(why)
    })
  })
})
