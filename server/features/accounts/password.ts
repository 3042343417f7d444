// argon2id, off the event loop. Six to eight characters are little: the cost of a guess is what protects them.
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { ruleTexts } from '../../../contract/rule-texts.ts'
import { password as passwordRule } from '../../../contract/rules.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const POOL_THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4

// A hash takes a whole core and 19 MiB. One core stays free for everything else, however many people sign in, and one thread of
// libuv's pool for reading files.
export const hashesAtOnce = (cores: number, threads: number) => Math.max(1, Math.min(cores, threads) - 1)
export const HASHES_AT_ONCE = hashesAtOnce(availableParallelism(), POOL_THREADS)
const inTurn = pLimit(HASHES_AT_ONCE)

export const hashPassword = (password: string) => inTurn(() => hash(password, COST))

// A name that nobody has costs the same time as one that somebody has.
const nobodysHash = hashPassword('nobody has this')

const verifyInTurn = (passwordHash: string, password: string) => inTurn(() => verify(passwordHash, password))

export const isPassword = async (passwordHash: string | null | undefined, password: string) =>
  (await verifyInTurn(passwordHash ?? (await nobodysHash), password)) && Boolean(passwordHash)

// Among the first that an attacker tries, however its letters are cased.
const isCommon = (password: string) => COMMON_PASSWORDS.has(password.toLowerCase())

/** What is wrong with a password that somebody wants to have. */
export const newPassword = (password: string): string | undefined =>
  passwordRule(password) ?? (isCommon(password) ? ruleTexts.passwordCommon : undefined)
