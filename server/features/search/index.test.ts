// Search rows change in the transaction of their data, and hidden accounts have none.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import { testServer } from '../../testing/test-server.ts'
import { aListedPost, aListedProvider } from '../../testing/search.ts'
import { indexers, indexPost, indexProvider } from './index.service.ts'
import { loadSearch } from './load.service.ts'
import { rebuildIndex, rebalanceBands } from './rebuild.service.ts'

const server = await testServer()
const { db } = server

const q = (text: string) => encodeURIComponent(text)
const providers = async (text: string) =>
  (await server.get(`/api/marketplace/search/?searchtext=${q(text)}`))
    .json<{ business_name: string }[]>()
    .map((each) => each.business_name)
const posts = async (text: string) =>
  (await server.get(`/api/blogs/search/?searchtext=${q(text)}`))
    .json<{ title: string }[]>()
    .map((each) => each.title)
const suggested = async (text: string) =>
  (await server.get(`/api/search-suggestions/?q=${q(text)}`))
    .json<{ businesses: { name: string }[] }>()
    .businesses.map((each) => each.name)

const rename = (on: Db, id: number, businessName: string) =>
  inTransaction(on, async (tx) => {
    await tx.updateTable('providers').set({ businessName }).where('accountId', '=', id).execute()
    await indexProvider(tx, id)
  })

/** A barrier: each call waits for all others. */
const meeting = (people: number) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let missing = people
  return () => {
    missing -= 1
    if (missing === 0) resolve()
    return promise
  }
}

const allRows = async () => ({
  providers: await db.selectFrom('providerSearch').selectAll().orderBy('providerId').execute(),
  posts: await db.selectFrom('postSearch').selectAll().orderBy('postId').execute(),
  words: await db.selectFrom('searchWords').select(['word', 'isName']).orderBy('word').execute(),
})

describe('a shop', () => {
  test('is found by the next query after it was written', async () => {
    expect(await providers('navodaya')).toEqual([])
    await aListedProvider(db, 'Navodaya Sweets')
    expect(await providers('नवोदय')).toEqual(['Navodaya Sweets'])
    expect(await suggested('navo')).toEqual(['Navodaya Sweets'])
  })

  test('is no longer found by its old name', async () => {
    const { id } = await aListedProvider(db, 'Purvanchal Mithai')
    await aListedPost(db, id, { title: 'Jalebi at six' })
    expect(await providers('purvanchal mithai')).toEqual(['Purvanchal Mithai'])
    expect(await posts('purvanchal')).toEqual(['Jalebi at six'])
    await rename(db, id, 'Paschimi Mithai')
    expect(await providers('purvanchal mithai')).toEqual([])
    expect(await providers('purvanchal')).toEqual([])
    expect(await posts('purvanchal')).toEqual([])
    expect(await suggested('purv')).toEqual([])
    expect(await providers('पश्चिमी मिठाई')).toEqual(['Paschimi Mithai'])
    expect(await posts('paschimi')).toEqual(['Jalebi at six'])
  })

  test('moves its posts to another district and category', async () => {
    const { id } = await aListedProvider(db, 'Yatri Sewa')
    await aListedPost(db, id, { title: 'Open all night' })
    const { id: districtId } = await db
      .selectFrom('districts')
      .select('id')
      .where('nameEn', '=', 'Nalanda')
      .executeTakeFirstOrThrow()
    await inTransaction(db, async (tx) => {
      await tx.updateTable('providers').set({ districtId }).where('accountId', '=', id).execute()
      await indexProvider(tx, id)
    })
    const found = (await server.get('/api/blogs/search/?location=Nalanda')).json<{ title: string }[]>()
    expect(found.map((each) => each.title)).toEqual(['Open all night'])
    expect(await providers('yatri nalanda')).toEqual(['Yatri Sewa'])
  })

  test('and its entry are rolled back together', async () => {
    const { id } = await aListedProvider(db, 'Sthir Sweets')
    const before = await allRows()
    const failed = inTransaction(db, async (tx) => {
      await rename(tx, id, 'Asthir Kachauri')
      const { id: postId } = await tx
        .insertInto('posts')
        .values({ providerId: id, title: 'Zaika', content: 'Zaika' })
        .returning('id')
        .executeTakeFirstOrThrow()
      await indexPost(tx, postId)
      throw new Error('half way')
    })
    await expect(failed).rejects.toThrow('half way')
    expect(await allRows()).toEqual(before)
    expect(await providers('sthir')).toEqual(['Sthir Sweets'])
  })

  test('loses its entry when its row is deleted', async () => {
    const { id } = await aListedProvider(db, 'Kshanik Stores')
    await aListedPost(db, id, { title: 'Closing down' })
    await db.deleteFrom('providers').where('accountId', '=', id).execute()
    expect(await providers('kshanik')).toEqual([])
    expect(await posts('closing down')).toEqual([])
  })

  test('can be saved twice concurrently', async () => {
    const { id } = await aListedProvider(db, 'Jodi Footwear')
    await Promise.all([
      rename(db, id, 'Jodi Chappal'),
      aListedPost(db, id),
      rename(db, id, 'Jodi Joota'),
      aListedPost(db, id),
    ])
    expect(await providers('jodi')).toHaveLength(1)
  })

  test('moves to a lower band when two of its posts are deleted concurrently', async () => {
    const { id } = await aListedProvider(db, 'Dhalan Prints')
    const both = [await aListedPost(db, id), await aListedPost(db, id)]
    await sql`
      update search_bands set least_quality = (select max(quality) from provider_search where provider_id = ${id})`.execute(
      db,
    )
    const bothHaveBegun = meeting(both.length)
    const remove = ({ id: postId }: { id: number }) =>
      inTransaction(db, async (tx) => {
        await bothHaveBegun()
        await tx.deleteFrom('posts').where('id', '=', postId).execute()
        await indexers.postGone(tx, id)
      })
    await Promise.all(both.map(remove))
    const row = await db.selectFrom('providerSearch').select('band').where('providerId', '=', id).execute()
    expect(row).toEqual([{ band: 2 }])
    await rebalanceBands(db)
  })

  test('changes its quality with the number of its posts', async () => {
    const quality = async (id: number) =>
      (
        await db
          .selectFrom('providerSearch')
          .select('quality')
          .where('providerId', '=', id)
          .executeTakeFirst()
      )?.quality ?? 0
    const { id } = await aListedProvider(db, 'Lekhak Books')
    const before = await quality(id)
    const post = await aListedPost(db, id)
    expect(await quality(id)).toBeCloseTo(before + 4)
    await inTransaction(db, async (tx) => {
      await tx.deleteFrom('posts').where('id', '=', post.id).execute()
      await indexers.postGone(tx, id)
    })
    expect(await quality(id)).toBeCloseTo(before)
  })
})

describe('hidden accounts are not found', () => {
  const set = (id: number, change: { verifiedAt?: Date | null; suspendedAt?: Date | null }) =>
    db.updateTable('accounts').set(change).where('id', '=', id).execute()
  const seen = async () => [
    ...(await providers('gupchup')),
    ...(await posts('gupchup')),
    ...(await suggested('gupc')),
  ]
  const everywhere = ['Gupchup Corner', 'Gupchup is back', 'Gupchup Corner']

  test('before the account is verified, and while it is suspended', async () => {
    const { id } = await aListedProvider(db, 'Gupchup Corner', { account: { verifiedAt: null } })
    await aListedPost(db, id, { title: 'Gupchup is back' })
    expect(await seen()).toEqual([])
    await set(id, { verifiedAt: new Date() })
    expect(await seen()).toEqual(everywhere)
    await set(id, { suspendedAt: new Date() })
    expect(await seen()).toEqual([])
    await set(id, { suspendedAt: null })
    expect(await seen()).toEqual(everywhere)
  })

  test('after the account was deleted', async () => {
    const { id } = await aListedProvider(db, 'Alvida Dairy')
    expect(await providers('alvida')).toEqual(['Alvida Dairy'])
    await sql`
      update accounts set deleted_at = now(), username = null, username_key = null, email = null, mobile_number = null,
        password_hash = null where id = ${id}`.execute(db)
    expect(await providers('alvida')).toEqual([])
  })
})

describe('rebuilding the index', () => {
  test('gives the same rows as single writes', async () => {
    const before = await allRows()
    await rebuildIndex(db)
    const after = await allRows()
    expect(after.posts).toEqual(before.posts)
    expect(after.providers).toEqual(before.providers)
    // Unused words are removed only by a rebuild.
    expect(before.words).toEqual(expect.arrayContaining(after.words))
    expect(await providers('नवोदय')).toEqual(['Navodaya Sweets'])
  })

  test('happens at a start with another version only', async () => {
    await sql`truncate provider_search`.execute(db)
    await loadSearch(db)
    expect(await providers('navodaya')).toEqual([])
    await sql`update reference_data set hash = 'older' where name = 'search index'`.execute(db)
    await loadSearch(db)
    expect(await providers('navodaya')).toEqual(['Navodaya Sweets'])
  })

  test('rebalancing moves businesses between bands and loses none', async () => {
    const before = await providers('')
    await sql`update search_bands set least_quality = 'infinity'`.execute(db)
    await sql`update provider_search set band = 2 where band = 0`.execute(db)
    expect(await providers('')).toEqual(before)
    await rebalanceBands(db)
    expect(await providers('')).toEqual(before)
    const { rows } = await sql`select distinct band from provider_search where band < 9`.execute(db)
    expect(rows).toEqual([{ band: 0 }])
  })
})
