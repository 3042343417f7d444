import type { TFunction } from '../../../lib/i18n/translate.ts'
import type { Language } from '../../../../contract/language.ts'
import { oneTimeCode } from '../../../../contract/limits.ts'
import { CallError } from '../../../lib/http/call.ts'
import { refusalText, wasRefused } from '../../../lib/forms/refusal-text.ts'
import { waitText } from '../../../lib/format/wait-text.ts'
import {
  type Contact,
  readVerification,
  sendCode,
  type UserType,
  verifyUnverifiedUser,
} from '../accounts.api.ts'

/** After a refused login the contacts are masked, and a code can be resent at once. */
export type VerificationVariant = 'signup' | 'login' | 'confirm'
export type CodeRecipient = { variant: VerificationVariant; userId: number; userType: UserType }

export type SentCode = Contact & {
  /** Seconds until another one can be requested. */
  resendIn: number
  /** It was sent before this dialog was opened. */
  isEarlier?: boolean
}

export const RESEND_WAIT_S = oneTimeCode.resendWait / 1_000
export const resendWait = (variant: VerificationVariant) => (variant === 'login' ? 0 : RESEND_WAIT_S)

export const sendFirstCode = async (recipient: CodeRecipient, to: Contact): Promise<SentCode> => {
  try {
    const contact = await sendTo(recipient, to)
    return { type: to.type, contact, resendIn: resendWait(recipient.variant) }
  } catch (error) {
    const earlier = isTooSoon(error) && (await earlierCode(recipient, to, error))
    if (!earlier) throw error
    return earlier
  }
}

const sendTo = async ({ variant, userId, userType }: CodeRecipient, { type, contact }: Contact) => {
  const body = { user_id: userId, otp_via: type, user_type: userType }
  if (variant === 'login') return (await verifyUnverifiedUser(body)).contact
  await sendCode({ ...body, contact })
  return contact
}

const isTooSoon = (error: unknown): error is CallError =>
  error instanceof CallError && error.code === 'code_too_soon'

// All contacts share the wait: the earlier code may have been sent to another one.
const earlierCode = async ({ variant }: CodeRecipient, to: Contact, { retryAfter }: CallError) => {
  const sent = (await readVerification().catch(() => null))?.sent
  if (sent) return { type: sent.via, contact: sent.contact, resendIn: sent.resend_in, isEarlier: true }
  return variant === 'login' ? null : { ...to, resendIn: retryAfter ?? RESEND_WAIT_S, isEarlier: true }
}

// Refusals with a text of their own. Every other failure has one text per screen.
const ACTIONABLE_CODES = new Set<string | undefined>([
  'code_too_soon',
  'codes_used_up',
  'grant_missing',
  'proof_needed',
  'sms_used_up',
  'sms_used_up_try_email',
  'too_many',
])
const actionableError = (error: unknown) =>
  error instanceof CallError && ACTIONABLE_CODES.has(error.code) ? error : null

type ProblemContext = { t: TFunction; language: Language; variant: VerificationVariant }

const refusalMessage = ({ t, language }: ProblemContext, { code, retryAfter }: CallError) =>
  t(`refusals.${code}`, { wait: waitText(language, retryAfter) })

export const sendProblem = (context: ProblemContext, error: unknown): string => {
  const actionable = actionableError(error)
  if (actionable) return refusalMessage(context, actionable)
  const failed = context.t('sendFailed')
  return context.variant === 'login' ? failed : refusalText(context.t, error, failed)
}

export const resendProblem = (context: ProblemContext, error: unknown): string => {
  const actionable = actionableError(error)
  return actionable ? refusalMessage(context, actionable) : context.t('resendFailed')
}

export const codeProblem = (context: ProblemContext, error: unknown): string => {
  const actionable = actionableError(error)
  if (actionable) return refusalMessage(context, actionable)
  if (context.variant === 'signup') return context.t('verifyFailed')
  return context.t(wasRefused(error) ? 'codeWrong' : 'unreached')
}
