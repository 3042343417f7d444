import { adminLimits, hasPlaceholder } from '../../../../../contract/admin-limits.ts'
import { lengthOf } from '../../../../../contract/rules.ts'
import type { BreachAudience } from '../announcements.api.ts'
import { announcementRules } from './announcement-rules.ts'

/** Keys of the texts under `broken`. */
type TextProblem = 'required' | 'long' | 'hindi' | 'unfilled'
type AudienceProblem = 'ids' | 'tooMany' | 'since'

export const breachRecipients = ['all', 'since', 'chosen'] as const
type BreachRecipients = (typeof breachRecipients)[number]

export type BreachFields = {
  recipients: BreachRecipients
  since: string
  ids: string
  text_en: string
  text_hi: string
  path: string
}

const textProblem = (text: string): TextProblem | undefined => {
  const used = lengthOf(text)
  if (used === 0) return 'required'
  if (used > adminLimits.breachNotice) return 'long'
  return hasPlaceholder(text) ? 'unfilled' : undefined
}

const hindiProblem = (text: string): TextProblem | undefined =>
  textProblem(text) ?? (/\p{Script=Devanagari}/u.test(text) ? undefined : 'hindi')

const idsIn = (text: string) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))]

const idsProblem = (text: string): AudienceProblem | undefined => {
  const ids = idsIn(text)
  if (ids.length === 0 || !ids.every((id) => /^[1-9]\d{0,14}$/.test(id))) return 'ids'
  return ids.length > adminLimits.breachAccounts ? 'tooMany' : undefined
}

// A field of the browser has no time zone; times of Haat are those of India.
const sinceOf = (local: string) => new Date(`${local}:00+05:30`)

const sinceProblem = (local: string): AudienceProblem | undefined => {
  const at = sinceOf(local).getTime()
  return Number.isNaN(at) || at > Date.now() ? 'since' : undefined
}

export const breachRules = {
  text_en: textProblem,
  text_hi: hindiProblem,
  path: announcementRules.path,
  ids: idsProblem,
  since: sinceProblem,
} as const

export const breachAudience = ({ recipients, since, ids }: BreachFields): BreachAudience => {
  if (recipients === 'since') return { since: sinceOf(since).toISOString() }
  return recipients === 'chosen' ? { account_ids: idsIn(ids).map(Number) } : { all: true }
}
