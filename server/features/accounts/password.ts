// argon2id, off the event loop. Six to eight characters are little: the cost of a guess is what protects them.
import { hash, verify } from '@node-rs/argon2'
import { ruleTexts } from '../../../contract/rule-texts.ts'
import { password as passwordRule } from '../../../contract/rules.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, COST)

// A name that nobody has costs the same time as one that somebody has.
const nobodysHash = hashPassword('nobody has this')

export const isPassword = async (passwordHash: string | null | undefined, password: string) =>
  (await verify(passwordHash ?? (await nobodysHash), password)) && Boolean(passwordHash)

// Among the first that an attacker tries, however its letters are cased.
const isCommon = (password: string) => COMMON_PASSWORDS.has(password.toLowerCase())

/** What is wrong with a password that somebody wants to have. */
export const newPassword = (password: string): string | undefined =>
  passwordRule(password) ?? (isCommon(password) ? ruleTexts.passwordCommon : undefined)
