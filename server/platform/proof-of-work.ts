// A proof of work: what is cheap for one and dear for thousands. ALTCHA's challenge is signed, so that nothing is kept of those that
// nobody solves; a solved one is written down when it is used, since it opens one thing.
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
// So many keys are derived, each of so many rounds of SHA-256. In a worker of Chromium on one core of a server (Neoverse N1) the
// middle of the range takes 0.3 s: 1.1 ms a key. A cheap phone's core (Cortex-A53) is four to six times as slow: one to two seconds.
const COST = 5_000
const KEYS = { least: 180, most: 360 }

const keyOf = (secret: string, purpose: 'proof challenge' | 'proof key') =>
  deriveKey(secret, purpose).export().toString('base64url')

const secretsOf = ({ secret }: ProofDeps) => ({
  hmacSignatureSecret: keyOf(secret, 'proof challenge'),
  // With it a solution is checked by one hash instead of by deriving the key again.
  hmacKeySignatureSecret: keyOf(secret, 'proof key'),
})

/** Tests ask for less work. */
export const makeChallenge = (
  deps: ProofDeps,
  keys = randomInt(KEYS.least, KEYS.most + 1),
): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: keys,
    deriveKey: derivePbkdf2,
    // Ours, since the library's own time is that of the system.
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

/** What was signed here and solved, or null. */
const verify = async (proof: string, deps: ProofDeps) => {
  const payload = parse(proof)
  const { challenge, solution } = payload ?? {}
  if (!isObject(challenge?.parameters) || typeof challenge.signature !== 'string' || !isObject(solution))
    return null
  const solved = { challenge, solution, deriveKey: derivePbkdf2, ...secretsOf(deps) }
  // The library throws at values of other types than a challenge of ours has.
  const { verified } = await verifySolution(solved).catch(() => ({ verified: false }))
  return verified ? challenge.parameters : null
}

/** True once for each proof, while it is young. */
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

/** What came with one request. Several limits may ask for it, and it is spent once. */
export type GivenProof = { text: string | undefined; isSpent: boolean }

export const spendProof = async (db: Db, given: GivenProof, deps: ProofDeps): Promise<boolean> => {
  given.isSpent ||= await useProof(db, given.text, deps)
  return given.isSpent
}

export const sweepProofs = (db: Db, now: Date) =>
  db.deleteFrom('usedProofs').where('expiresAt', '<=', now).execute()
