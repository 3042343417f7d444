import { expect, test } from 'vitest'
import { testServer } from '../testing/test-server.ts'
import { checkSecretKey } from './secret-check.ts'

const { db } = await testServer()
const stored = () => db.selectFrom('installation').selectAll().execute()

test('the first start stores a check value, and a later one with another key is refused', async () => {
  await checkSecretKey(db, 'the key of this installation')
  const noted = await stored()
  expect(JSON.stringify(noted)).not.toContain('the key')
  await checkSecretKey(db, 'the key of this installation')
  await expect(checkSecretKey(db, 'the key of another one')).rejects.toThrow(/^SECRET_KEY is not the one/)
  expect(await stored()).toEqual(noted)
})

test('two concurrent starts store one check value', async () => {
  await db.updateTable('installation').set({ secretCheck: null }).execute()
  const starts = await Promise.allSettled(['one', 'two'].map((secret) => checkSecretKey(db, secret)))
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
