import { limits } from '../../../contract/limits.ts'
import type { RuleCode } from '../../../contract/rule-texts.ts'
import * as rules from '../../../contract/rules.ts'

const PROTOCOL = /^https?:\/\//i

/** As a browser would go there; null for none. */
const normalised = (text: string): string | null | undefined => {
  if (text === '') return null
  const href = URL.parse(PROTOCOL.test(text) ? text : `https://${text}`)?.href
  return href !== undefined && href.length <= limits.website ? href : undefined
}

/** Only http and https: the link is shown to strangers. */
export const validateWebsite = (text: string) => {
  const link = normalised(text.trim())
  const code: RuleCode | undefined =
    rules.optionalWebsite(text) ?? (link === undefined ? 'websiteWrong' : undefined)
  return { code, link: link ?? null }
}
