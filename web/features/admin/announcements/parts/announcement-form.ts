import { adminLimits } from '../../../../../contract/admin-limits.ts'
import { lengthOf, trimmed } from '../../../../../contract/rules.ts'
import type { NewAnnouncement } from '../announcements.api.ts'

export type AnnouncementField = 'text_en' | 'text_hi' | 'path'
/** A key of the texts under `broken`. */
type FieldProblem = 'required' | 'long' | 'hindi' | 'path'
export type AnnouncementErrors = Partial<Record<AnnouncementField, FieldProblem>>

export const EMPTY_ANNOUNCEMENT: NewAnnouncement = { audience: 'all', text_en: '', text_hi: '', path: '' }

// Browsers parse two slashes, or a slash and a backslash, as another host.
const PATH_PATTERN = /^\/(?![/\\])[^\s\\]*$/

const textProblem = (text: string): FieldProblem | undefined => {
  const used = lengthOf(text)
  if (used === 0) return 'required'
  return used > adminLimits.announcement ? 'long' : undefined
}

const hindiProblem = (text: string): FieldProblem | undefined =>
  textProblem(text) ?? (/\p{Script=Devanagari}/u.test(text) ? undefined : 'hindi')

const pathProblem = (path: string): FieldProblem | undefined => {
  const given = trimmed(path)
  if (given === '') return undefined
  return PATH_PATTERN.test(given) && given.length <= adminLimits.announcementPath ? undefined : 'path'
}

export const validateAnnouncement = ({
  text_en,
  text_hi,
  path,
}: NewAnnouncement): AnnouncementErrors | undefined => {
  const [en, hi, page] = [textProblem(text_en), hindiProblem(text_hi), pathProblem(path)]
  if (!en && !hi && !page) return undefined
  return { ...(en && { text_en: en }), ...(hi && { text_hi: hi }), ...(page && { path: page }) }
}
