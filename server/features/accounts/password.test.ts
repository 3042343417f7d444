import { expect, test } from 'vitest'
import { maxConcurrentHashes, hashPassword, isCorrectPassword } from './password.ts'

test('a core and a thread stay free, and at least one hash runs', () => {
  const at = (cores: number, threads = 4) => maxConcurrentHashes(cores, threads)
  expect([at(1), at(2), at(4), at(16), at(16, 16), at(2, 1)]).toEqual([1, 1, 3, 3, 15, 1])
})

test('concurrent checks each get their own result', async () => {
  const hash = await hashPassword('Bazaar@7')
  const answers = await Promise.all(
    ['Bazaar@7', 'Bazaar@8', 'Bazaar@7', ''].map((word) => isCorrectPassword(hash, word)),
  )
  expect(answers).toEqual([true, false, true, false])
})

test('the dummy password is never right', async () => {
  expect(await isCorrectPassword(null, 'not a password')).toBe(false)
  expect(await isCorrectPassword(undefined, '')).toBe(false)
})
