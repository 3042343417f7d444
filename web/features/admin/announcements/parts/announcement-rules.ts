import { adminLimits } from '../../../../../contract/admin-limits.ts'
import { lengthOf, trimmed } from '../../../../../contract/rules.ts'

/** A key of the texts under `broken`. */
type FieldProblem = 'required' | 'long' | 'hindi' | 'path'

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

export const announcementRules = { text_en: textProblem, text_hi: hindiProblem, path: pathProblem } as const
