// What an announcement needs before it is looked at once more and sent.
import { deskLimits } from '../../../../../contract/admin-limits.ts'
import { lengthOf, trimmed } from '../../../../../contract/rules.ts'
import type { NewAnnouncement } from '../announcements.api.ts'

export type AnnouncementField = 'text_en' | 'text_hi' | 'path'
/** What is wrong with a field, by the name of its words. */
type Problem = 'required' | 'long' | 'hindi' | 'path'
export type Broken = Partial<Record<AnnouncementField, Problem>>

export const EMPTY: NewAnnouncement = { audience: 'all', text_en: '', text_hi: '', path: '' }

// A browser reads two slashes, or a slash and a backslash, as another host.
const PATH = /^\/(?![/\\])[^\s\\]*$/

const textProblem = (text: string): Problem | undefined => {
  const used = lengthOf(text)
  if (used === 0) return 'required'
  return used > deskLimits.announcement ? 'long' : undefined
}

const hindiProblem = (text: string): Problem | undefined =>
  textProblem(text) ?? (/\p{Script=Devanagari}/u.test(text) ? undefined : 'hindi')

const pathProblem = (path: string): Problem | undefined => {
  const given = trimmed(path)
  if (given === '') return undefined
  return PATH.test(given) && given.length <= deskLimits.announcementPath ? undefined : 'path'
}

/** Undefined when it can go out. */
export const brokenIn = ({ text_en, text_hi, path }: NewAnnouncement): Broken | undefined => {
  const [en, hi, page] = [textProblem(text_en), hindiProblem(text_hi), pathProblem(path)]
  if (!en && !hi && !page) return undefined
  return { ...(en && { text_en: en }), ...(hi && { text_hi: hi }), ...(page && { path: page }) }
}
