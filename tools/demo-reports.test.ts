import { expect, test } from 'vitest'
import { seedReports } from './demo-reports.ts'
import { testServer } from '../server/testing/test-server.ts'
import { aPost, aProvider } from '../server/testing/providers.ts'
import { signedInStaff } from '../server/testing/staff.ts'

const server = await testServer()
const { db } = server

test('a queue to try the admin panel with: one case a target, an hour apart, the oldest first', async () => {
  for (let providers = 0; providers < 3; providers += 1) await aPost(db, (await aProvider(db)).id)
  expect(await seedReports(db, { count: 5, now: server.time.now })).toBe(5)
  const moderator = await signedInStaff(server, 'moderator')
  const cases = (await moderator.get('/api/admin/cases/')).json<{ target_kind: string; since: string }[]>()
  expect(cases.map(({ target_kind }) => target_kind)).toEqual([
    'post',
    'provider',
    'post',
    'provider',
    'post',
  ])
  expect(cases[0]?.since).toBe(new Date(server.time.now.getTime() - 5 * 60 * 60_000).toISOString())
})
