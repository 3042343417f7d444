// Proof of work with ALTCHA: cheap once, expensive by the thousand. A challenge is signed, so unsolved ones need no storage; a solved
// one is stored when it is used, since it is valid once.
import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey as derivePbkdf2 } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Payload } from 'altcha-lib/types'
import type { Clock } from './clock.ts'
import type { Db } from './db/db.ts'
import { deriveKey } from './keys.ts'

declare module './db/db.ts' {
  interface Tables {
    usedProofs: { nonce: string; expiresAt: Date }
  }
}

type ProofDeps = Readonly<{ secret: string; clock: Clock }>

const LIFETIME = 10 * 60_000
// Number of keys to derive, and rounds of SHA-256 per key. The middle of the range takes 0.3 s in a worker of Chromium on one server
// core (Neoverse N1), 1.1 ms a key; one to two seconds on the core of a cheap phone (Cortex-A53).
const COST = 5_000
const KEYS = { least: 180, most: 360 }

const keyOf = (secret: string, purpose: 'proof challenge' | 'proof key') =>
  deriveKey(secret, purpose).export().toString('base64url')

const secretsOf = ({ secret }: ProofDeps) => ({
  hmacSignatureSecret: keyOf(secret, 'proof challenge'),
  // Allows to verify a solution with one hash instead of deriving the key.
  hmacKeySignatureSecret: keyOf(secret, 'proof key'),
})

export const makeChallenge = (
  deps: ProofDeps,
  keys = randomInt(KEYS.least, KEYS.most + 1),
): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: keys,
    deriveKey: derivePbkdf2,
    data: { until: deps.clock().getTime() + LIFETIME },
    ...secretsOf(deps),
  })

const parse = (proof: string): Partial<Payload> | null => {
  try {
    return JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const verify = async (proof: string, deps: ProofDeps) => {
  const payload = parse(proof)
  const { challenge, solution } = payload ?? {}
  if (!isObject(challenge?.parameters) || typeof challenge.signature !== 'string' || !isObject(solution))
    return null
  const solved = { challenge, solution, deriveKey: derivePbkdf2, ...secretsOf(deps) }
  // The library throws at values of unexpected types.
  const { verified } = await verifySolution(solved).catch(() => ({ verified: false }))
  return verified ? challenge.parameters : null
}

export const useProof = async (db: Db, proof: string | undefined, deps: ProofDeps): Promise<boolean> => {
  const parameters = proof ? await verify(proof, deps) : null
  const until = Number(parameters?.data?.until)
  if (!parameters || !(until > deps.clock().getTime())) return false
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('usedProofs')
    .values({ nonce: parameters.nonce, expiresAt: new Date(until) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Several limits may require it, and it is used up once. */
export type GivenProof = { text: string | undefined; isSpent: boolean }

export const spendProof = async (db: Db, given: GivenProof, deps: ProofDeps): Promise<boolean> => {
  given.isSpent ||= await useProof(db, given.text, deps)
  return given.isSpent
}

export const sweepProofs = (db: Db, now: Date) =>
  db.deleteFrom('usedProofs').where('expiresAt', '<=', now).execute()
