import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { solve } from './solve.ts'

test('the library of the server accepts a proof of the browser', async () => {
  const secrets = { hmacSignatureSecret: 'one secret', hmacKeySignatureSecret: 'another secret' }
  const work = { algorithm: 'PBKDF2/SHA-256', cost: 100, counter: 7, deriveKey }
  const proof = await solve(await createChallenge({ ...work, ...secrets }))
  const payload = JSON.parse(atob(proof))
  expect(payload.solution.counter).toBe(7)
  expect(await verifySolution({ ...payload, deriveKey, ...secrets })).toMatchObject({ verified: true })
})
