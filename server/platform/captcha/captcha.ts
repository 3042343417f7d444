// A captcha is known by its key, may be drawn and spoken as often as a person likes, and dies of its first answer.
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
  /** CAPTCHA_ANSWER of an automated test, which can't see: right for every captcha that is still open. */
  alsoRight?: string | undefined
}>

const KEY_BYTES = 16
// Checked here since a NUL byte in a text is an error to PostgreSQL, not a row that is missing.
const KEY = /^[\w-]{22}$/

const encryptionKey = (secret: string, key: string) => ({ secret, purpose: 'captcha', of: key })

// One that the version before has sealed in its own way is as good as run out.
const textOf = (sealed: string, key: ReturnType<typeof encryptionKey>) => {
  try {
    return decrypt(sealed, key)
  } catch {
    return undefined
  }
}

/** Makes a captcha and answers its key. */
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

/** The text to draw or to speak, while the captcha is open. */
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

/**
 * Whether the answer is right. Any answer uses the captcha up, so this belongs outside the transaction of what it
 * guards: a refusal there would roll the use back.
 */
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

/** Removes what nobody answered in time. */
export const sweepCaptchas = (db: Db, now: Date) =>
  db.deleteFrom('captchas').where('expiresAt', '<=', now).execute()
