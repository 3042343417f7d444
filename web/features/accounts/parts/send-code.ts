// The first code of a verification, and what to tell when it can't be sent.
import type { TFunction } from 'i18next'
import { type Language, oneTimeCode } from '../../../../contract/limits.ts'
import { CallError } from '../../../lib/call.ts'
import { refusalText } from '../../../lib/refusal-text.ts'
import { waitText } from '../../../lib/wait-text.ts'
import {
  type Contact,
  readVerification,
  sendCode,
  type UserType,
  verifyUnverifiedUser,
} from '../accounts.api.ts'

/** After signing up the contacts are known in full and resending waits; after a refused login they are masked. */
export type Variant = 'signup' | 'login'
export type Person = { variant: Variant; userId: number; userType: UserType }

/** Where a code went. */
export type Sent = Contact & {
  /** Seconds until another one may be asked for. */
  resendIn: number
  /** It was sent before this dialog was opened. */
  isEarlier?: boolean
}

export const RESEND_WAIT_S = oneTimeCode.resendWait / 1_000
export const resendWait = (variant: Variant) => (variant === 'signup' ? RESEND_WAIT_S : 0)

export const sendFirstCode = async (person: Person, to: Contact): Promise<Sent> => {
  try {
    const contact = await sendTo(person, to)
    return { type: to.type, contact, resendIn: resendWait(person.variant) }
  } catch (error) {
    const earlier = isTooSoon(error) && (await earlierCode(person, to, error))
    if (!earlier) throw error
    return earlier
  }
}

const sendTo = async ({ variant, userId, userType }: Person, { type, contact }: Contact) => {
  const asked = { user_id: userId, otp_via: type, user_type: userType }
  if (variant === 'login') return (await verifyUnverifiedUser(asked)).contact
  await sendCode({ ...asked, contact })
  return contact
}

const isTooSoon = (error: unknown): error is CallError =>
  error instanceof CallError && error.code === 'code_too_soon'

// The wait is one for all contacts: the code may have gone to another one than was asked for now.
const earlierCode = async ({ variant }: Person, to: Contact, { retryAfter }: CallError) => {
  const sent = (await readVerification().catch(() => null))?.sent
  if (sent) return { type: sent.via, contact: sent.contact, resendIn: sent.resend_in, isEarlier: true }
  return variant === 'signup' ? { ...to, resendIn: retryAfter ?? RESEND_WAIT_S, isEarlier: true } : null
}

// Refusals that a person can do something about. Beside them each screen has one sentence for every failure.
const TOLD = new Set<string | undefined>(['code_too_soon', 'codes_used_up', 'grant_missing', 'too_many'])
const toldOf = (error: unknown) => (error instanceof CallError && TOLD.has(error.code) ? error : null)

/** `t` is that of the verification's words. */
type Words = { t: TFunction; language: Language; variant: Variant }

const inWords = ({ t, language }: Words, { code, retryAfter }: CallError) =>
  t(`refusals.${code}`, { wait: waitText(language, retryAfter) })

export const sendProblem = (words: Words, error: unknown): string => {
  const told = toldOf(error)
  if (told) return inWords(words, told)
  const failed = words.t('sendFailed')
  return words.variant === 'signup' ? refusalText(words.t, error, failed) : failed
}

export const resendProblem = (words: Words, error: unknown): string => {
  const told = toldOf(error)
  return told ? inWords(words, told) : words.t('resendFailed')
}

export const codeProblem = (words: Words, error: unknown): string => {
  const told = toldOf(error)
  if (told) return inWords(words, told)
  if (words.variant === 'signup') return words.t('verifyFailed')
  return words.t(error instanceof CallError ? 'codeWrong' : 'unreached')
}
