// A captcha is identified by its key, may be drawn and spoken any number of times, and is used up by its first answer.
import { randomBytes } from 'node:crypto'
import { captcha } from '../../../contract/limits.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { encrypt, decrypt } from '../encryption.ts'
import { captchaText, readAnswer } from './text.ts'

declare module '../db/db.ts' {
  interface Tables {
    captchas: { key: string; sealedText: string; expiresAt: Date }
  }
}

type CaptchaDeps = Readonly<{ secret: string; clock: Clock }>
type CaptchaAnswer = Readonly<{
  key: string
  answer: string
  /** CAPTCHA_ANSWER of automated tests: correct for every open captcha. */
  alsoRight?: string | undefined
}>

const KEY_BYTES = 16
// PostgreSQL throws an error for a NUL byte in a text.
const KEY = /^[\w-]{22}$/

const encryptionKey = (secret: string, key: string) => ({ secret, purpose: 'captcha', of: key })

// One encrypted by an earlier version counts as expired.
const textOf = (sealed: string, key: ReturnType<typeof encryptionKey>) => {
  try {
    return decrypt(sealed, key)
  } catch {
    return undefined
  }
}

export const makeCaptcha = async (db: Db, { secret, clock }: CaptchaDeps): Promise<string> => {
  const key = randomBytes(KEY_BYTES).toString('base64url')
  await db
    .insertInto('captchas')
    .values({
      key,
      sealedText: encrypt(captchaText(), encryptionKey(secret, key)),
      expiresAt: new Date(clock().getTime() + captcha.lifetime),
    })
    .execute()
  return key
}

export const readCaptcha = async (
  db: Db,
  { secret, clock }: CaptchaDeps,
  key: string,
): Promise<string | undefined> => {
  if (!KEY.test(key)) return undefined
  const row = await db
    .selectFrom('captchas')
    .select('sealedText')
    .where('key', '=', key)
    .where('expiresAt', '>', clock())
    .executeTakeFirst()
  return row && textOf(row.sealedText, encryptionKey(secret, key))
}

/** Any answer uses up the captcha, so call this outside the transaction that it protects: a refusal there would roll that back. */
export const answerCaptcha = async (
  db: Db,
  { secret, clock }: CaptchaDeps,
  { key, answer, alsoRight }: CaptchaAnswer,
): Promise<boolean> => {
  if (!KEY.test(key)) return false
  const row = await db
    .deleteFrom('captchas')
    .where('key', '=', key)
    .returning(['sealedText', 'expiresAt'])
    .executeTakeFirst()
  if (!row || row.expiresAt <= clock()) return false
  if (alsoRight !== undefined && readAnswer(answer) === readAnswer(alsoRight)) return true
  return readAnswer(answer) === textOf(row.sealedText, encryptionKey(secret, key))
}

export const sweepCaptchas = (db: Db, now: Date) =>
  db.deleteFrom('captchas').where('expiresAt', '<=', now).execute()
