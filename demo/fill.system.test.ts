import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refuseDemoData } from '../server/app/demo.ts'
import { testServer } from '../server/testing/test-server.ts'
import { fillDemo } from './fill.ts'

const server = await testServer()
const { db } = server
const { mediaDir } = server.ctx

const countOf = async (
  table: 'providers' | 'posts' | 'comments' | 'reviews' | 'savedPosts' | 'needs' | 'orders',
) => {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

test('an empty installation is filled with rows, the files of its pictures and a search that finds', async () => {
  await fillDemo({ db, mediaDir, now: server.time.now, secretKey: server.ctx.config.secretKey })
  const counts = [
    await countOf('providers'),
    await countOf('posts'),
    await countOf('comments'),
    await countOf('reviews'),
    await countOf('savedPosts'),
    await countOf('needs'),
    await countOf('orders'),
  ]
  expect(counts).toEqual([400, 1_740, 2_200, 3_000, 8, 60, 120])
  const sharma = await db
    .selectFrom('accounts')
    .select('id')
    .where('username', '=', 'sharma_sweets')
    .executeTakeFirstOrThrow()
  const staffSearch = await db.selectFrom('needSearch').select('needId').execute()
  expect(staffSearch).toHaveLength(60)
  const profile = await server.get(`/api/provider-profile/${sharma.id}/`)
  expect(profile.json<{ provider: { followers: number } }>().provider.followers).toBeGreaterThan(20)
  expect(profile.json<{ provider: { answer_minutes: number } }>().provider.answer_minutes).toBeGreaterThan(0)
  const stats = await (await server.as(sharma)).get('/api/provider-stats/?days=90')
  const { days, totals, found_by, top_posts } = stats.json()
  expect(Math.min(...days.map(({ views }: { views: number }) => views))).toBeGreaterThan(0)
  expect(Object.values(totals).filter((count) => count === 0)).toEqual([])
  expect([found_by.length > 2, top_posts.length > 2]).toEqual([true, true])
  const stored = await db.selectFrom('media').select(['kind', 'folder', 'widths', 'bytes']).execute()
  const bytesOf = (folder: string, name: string) => statSync(join(mediaDir, folder, name)).size
  const filesOf = ({ kind, widths }: (typeof stored)[number]) =>
    kind === 'voice' ? ['voice.m4a'] : widths.map((width) => `${width}.webp`)
  for (const each of stored)
    expect(filesOf(each).reduce((sum, name) => sum + bytesOf(each.folder, name), 0)).toBe(each.bytes)
  expect(stored.filter(({ kind }) => kind === 'voice')).toHaveLength(1)
  const found = await server.get('/api/marketplace/search/?searchtext=sharma+sweets')
  expect(found.json<{ business_name: string }[]>()[0]?.business_name).toBe('Sharma Sweets')
  const sellers = await server.get('/api/marketplace/search/?searchtext=chandrakala+gaya')
  expect(sellers.json<{ business_name: string }[]>()[0]?.business_name).toBe('Sharma Sweets')
})

test('what was filled says so, and a live start refuses it', async () => {
  await expect(refuseDemoData(db)).rejects.toThrow('filled with demo data')
})
