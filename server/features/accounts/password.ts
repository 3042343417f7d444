// argon2id, off the event loop. Passwords have only six to eight characters: the cost of a guess protects them.
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { type RuleCode, ruleText } from '../../../contract/rule-texts.ts'
import { password as passwordRule } from '../../../contract/rules.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const POOL_THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4

const WORKERS = Number(process.env.WORKERS) || 1

// A hash takes a whole core and 19 MiB. One core and one thread of libuv's pool stay free for other work. Workers share the cores.
export const maxConcurrentHashes = (cores: number, threads: number) =>
  Math.max(1, Math.min(cores, threads) - 1)
export const MAX_CONCURRENT_HASHES = maxConcurrentHashes(
  Math.ceil(availableParallelism() / WORKERS),
  POOL_THREADS,
)
const limitConcurrency = pLimit(MAX_CONCURRENT_HASHES)

export const hashPassword = (password: string) => limitConcurrency(() => hash(password, COST))

// An unknown username must take as long as a known one.
const dummyHash = hashPassword('not a password')

const verifyLimited = (passwordHash: string, password: string) =>
  limitConcurrency(() => verify(passwordHash, password))

export const isCorrectPassword = async (passwordHash: string | null | undefined, password: string) =>
  (await verifyLimited(passwordHash ?? (await dummyHash), password)) && Boolean(passwordHash)

/** Ties a grant to the password. A hash of the salted hash reveals nothing. */
export const passwordFingerprint = ({ passwordHash }: { passwordHash: string | null }) =>
  createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url')

const isCommon = (password: string) => COMMON_PASSWORDS.has(password.toLowerCase())

export const validateNewPassword = (password: string): RuleCode | undefined =>
  passwordRule(password) ?? (isCommon(password) ? 'passwordCommon' : undefined)

export const requireValidPassword = (password: string) => {
  const broken = validateNewPassword(password)
  if (broken)
    throw new Refusal('bad_input', { text: ruleText(broken), fieldCodes: { new_password: [broken] } })
}
