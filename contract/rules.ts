// Field rules of docs/specification, shared by server and forms: pure functions that return the code of the broken rule.
import { itemUnits, limits, needWhens, oneTimeCode, reportReasons } from './limits.ts'
import { media } from './media-limits.ts'
import type { RuleCode } from './rule-texts.ts'

export type Rule<T = string> = (value: T) => RuleCode | undefined

/** Trims spaces, including those of zero width: the result is stored and counted. */
export const trimmed = (value: string) => value.replaceAll(/^[\s\u200B\u2060]+|[\s\u200B\u2060]+$/gu, '')

const isBlank = (value: string) => trimmed(value) === ''
/** As the database counts: an emoji is one character, not two. */
export const lengthOf = (value: string) => [...trimmed(value)].length
const graphemes = (value: string) =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(value)].length

export const firstOf =
  <T, Problem extends string = RuleCode>(...checks: ((value: T) => Problem | undefined)[]) =>
  (value: T): Problem | undefined => {
    for (const check of checks) {
      const problem = check(value)
      if (problem) return problem
    }
    return undefined
  }

const present =
  <C extends RuleCode>(problem: C) =>
  (value: string) =>
    isBlank(value) ? problem : undefined

export const required = present('required')

const atMost =
  <C extends RuleCode>(most: number, problem: C) =>
  (value: string) =>
    lengthOf(value) > most ? problem : undefined

export const personName = firstOf(required, atMost(limits.name, 'nameLong'))

export const businessName = firstOf(required, atMost(limits.name, 'businessNameLong'))
export const tagline = atMost(limits.tagline, 'taglineLong')
export const description = atMost(limits.description, 'descriptionLong')
export const streetAddress = atMost(limits.streetAddress, 'addressLong')

const ZIPCODE = new RegExp(`^[0-9]{${limits.zipcodeDigits}}$`)
export const optionalZipcode: Rule = (value) =>
  value.trim() === '' || ZIPCODE.test(value.trim()) ? undefined : 'zipcodeDigits'

// The scheme is optional. Credentials are refused.
const WEBSITE = /^(https?:\/\/)?[^\s/?#@:.]+(\.[^\s/?#@:.]+)+(:\d{1,5})?([/?#]\S*)?$/iu
const website: Rule = (value) =>
  value.trim() === '' || WEBSITE.test(value.trim()) ? undefined : 'websiteWrong'
export const optionalWebsite = firstOf(atMost(limits.website, 'websiteLong'), website)

const DEGREES = /^[+-]?[0-9]{1,3}(\.[0-9]+)?$/
const isDegrees = (value: string, most: number) =>
  DEGREES.test(value.trim()) && Math.abs(Number(value)) <= most

/** Both or neither, within the valid range. */
export const position = (latitude: string, longitude: string): RuleCode | undefined => {
  if (isBlank(latitude) && isBlank(longitude)) return undefined
  return isDegrees(latitude, 90) && isDegrees(longitude, 180) ? undefined : 'positionWrong'
}

// Letters, marks and digits of Latin and Devanagari, counted as a reader sees them.
const USERNAME = /^[[[\p{L}\p{M}\p{Nd}]&&[\p{Script=Latin}\p{Script=Devanagari}0-9]]_.]+$/v

export const username: Rule = (value) => {
  if (value !== value.trim()) return 'usernameEdges'
  if (/\s/u.test(value)) return 'usernameSpaces'
  if (value.includes('@')) return 'usernameAt'
  const normal = value.normalize('NFC')
  const length = graphemes(normal)
  const isShaped = USERNAME.test(normal) && length >= limits.username.min && length <= limits.username.max
  return isShaped ? undefined : 'usernameShape'
}

// Special: any printable ASCII that is neither letter, digit nor space.
const SPECIAL = /[!-/:-@[-`{-~]/

export const passwordNeeds = {
  size: (value: string) => {
    const length = [...value].length
    return length >= limits.password.min && length <= limits.password.max
  },
  uppercase: (value: string) => /\p{Lu}/u.test(value),
  lowercase: (value: string) => /\p{Ll}/u.test(value),
  special: (value: string) => SPECIAL.test(value),
  noSpaces: (value: string) => !/\s/u.test(value),
} as const

export const password: Rule = (value) => {
  if (!passwordNeeds.noSpaces(value)) return 'passwordSpaces'
  if (!passwordNeeds.uppercase(value)) return 'passwordUppercase'
  const isWhole = Object.values(passwordNeeds).every((isMet) => isMet(value))
  return isWhole ? undefined : 'passwordShape'
}

export const confirmPassword = (value: string, original: string): RuleCode | undefined => {
  if (value === '') return 'required'
  return value === original ? undefined : 'passwordsDiffer'
}

const MOBILE = new RegExp(`^[0-9]{${limits.mobileDigits}}$`)
const isMobile = (value: string) => MOBILE.test(value)
export const mobileNumber: Rule = (value) => (isMobile(value) ? undefined : 'mobileExactly')
export const profileMobileNumber: Rule = (value) => (isMobile(value) ? undefined : 'mobileProfile')

// Close to what browsers accept in an e-mail field, with a dot in the domain.
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/u
const isEmail = (value: string) => value.length <= limits.email && EMAIL.test(value)
export const email: Rule = (value) => (isEmail(value) ? undefined : 'emailFormat')
export const requiredEmail: Rule = (value) => (isBlank(value) ? 'emailRequired' : email(value.trim()))
export const optionalEmail: Rule = (value) => (value === '' ? undefined : email(value))

export const captchaAnswer = present('captchaRequired')

const isCode = (value: string) => new RegExp(`^[0-9]{${oneTimeCode.digits}}$`).test(value)
export const code: Rule = (value) => (value === '' ? 'codeMissing' : undefined)
export const signupCode: Rule = (value) => (isCode(value) ? undefined : 'codeDigits')

const atLeast =
  <C extends RuleCode>(least: number, problem: C) =>
  (value: string) =>
    lengthOf(value) < least ? problem : undefined

export const comment = firstOf(
  atLeast(limits.comment.min, 'commentShort'),
  atMost(limits.comment.max, 'commentLong'),
)
export const reply = firstOf(atLeast(limits.reply.min, 'replyShort'), atMost(limits.reply.max, 'replyLong'))

export const rating: Rule = (value) => (/^[1-5]$/.test(value.trim()) ? undefined : 'ratingWrong')
/** The text is optional. */
export const reviewText: Rule = (value) =>
  isBlank(value)
    ? undefined
    : firstOf(atLeast(limits.review.min, 'reviewShort'), atMost(limits.review.max, 'reviewLong'))(value)
export const reviewReply = firstOf(
  atLeast(limits.reviewReply.min, 'reviewReplyShort'),
  atMost(limits.reviewReply.max, 'reviewReplyLong'),
)

export const chatMessage = firstOf(present('messageEmpty'), atMost(limits.chatMessage, 'chatMessageLong'))

export const postTitle = firstOf(required, atMost(limits.title, 'titleLong'))
export const postContent = firstOf(required, atMost(limits.content, 'contentLong'))

/** Whole paise, or null for a price on request. */
const isPaise = (paise: number | null) =>
  paise === null || (Number.isInteger(paise) && paise >= 0 && paise <= limits.item.paise)

export const item = {
  name: firstOf(
    required,
    atLeast(limits.item.name.min, 'itemNameShort'),
    atMost(limits.item.name.max, 'itemNameLong'),
  ),
  description: atMost(limits.item.description, 'itemDescriptionLong'),
  group: atMost(limits.item.group, 'itemGroupLong'),
  unit: (value: string) =>
    value === '' || itemUnits.some((unit) => unit === value) ? undefined : 'itemUnitUnknown',
  price: (paise: number | null) => (isPaise(paise) ? undefined : 'itemPriceWrong'),
} as const satisfies Record<string, Rule | Rule<number | null>>

export const itemPriceTo = (paise: number | null, from: number | null): RuleCode | undefined => {
  if (paise === null) return undefined
  if (!isPaise(paise)) return 'itemPriceWrong'
  return from !== null && paise > from ? undefined : 'itemPriceToWrong'
}

export const need = {
  text: firstOf(required, atLeast(limits.need.min, 'needShort'), atMost(limits.need.max, 'needLong')),
  when: (value: string) => (needWhens.some((when) => when === value) ? undefined : 'needWhenUnknown'),
  budget: (paise: number | null) => (isPaise(paise) ? undefined : 'budgetWrong'),
  reply: firstOf(
    required,
    atLeast(limits.needReply.min, 'needReplyShort'),
    atMost(limits.needReply.max, 'needReplyLong'),
  ),
} as const satisfies Record<string, Rule | Rule<number | null>>

export const optionalBlockReason = atMost(limits.blockReason, 'blockReasonLong')
export const blockReason = firstOf(present('blockReason'), optionalBlockReason)

export const reportReason = firstOf(present('reportReason'), atMost(limits.report.reason, 'reportReasonLong'))
export const listedReportReason = firstOf(present('reportReason'), (value) =>
  reportReasons.some((reason) => reason === value) ? undefined : 'reportReasonUnknown',
)
export const reportDescription = firstOf(required, atMost(limits.report.description, 'reportDescriptionLong'))

export const staffReason = firstOf(required, atMost(limits.staffReason, 'staffReasonLong'))
export const appeal = firstOf(required, atMost(limits.appeal, 'appealLong'))

export const contactRequest = {
  name: personName,
  email: requiredEmail,
  mobile_number: mobileNumber,
} as const satisfies Record<string, Rule>
export const contactNote = atMost(limits.contactNote, 'noteLong')

export const adminMessage = {
  name: present('nameRequired'),
  email: requiredEmail,
  subject: present('subjectRequired'),
  message: present('messageEmpty'),
} as const satisfies Record<string, Rule>

export type SelectedFile = { name: string; size: number }
const hasKind = (file: SelectedFile, kinds: readonly string[]) =>
  kinds.includes(file.name.split('.').at(-1)?.toLowerCase() ?? '')

export const logo: Rule<SelectedFile> = (file) => {
  if (!hasKind(file, media.pictureKinds)) return 'logoKind'
  return file.size > media.logo.bytes ? 'logoSize' : undefined
}

export const signupImages: Rule<SelectedFile[]> = (files) => {
  if (files.length > media.signup.images) return 'imagesCount'
  if (!files.every((file) => hasKind(file, media.pictureKinds))) return 'imageKind'
  return files.some((file) => file.size > media.signup.imageBytes) ? 'imageSize' : undefined
}

export const signupVideos: Rule<SelectedFile[]> = (files) => {
  if (files.length > media.signup.videos) return 'videosCount'
  if (!files.every((file) => hasKind(file, media.videoKinds))) return 'videoKind'
  return files.some((file) => file.size > media.signup.videoBytes) ? 'videoSize' : undefined
}

export const postImages: Rule<SelectedFile[]> = (files) => {
  if (files.length > media.post.images) return 'postImagesCount'
  return files.some((file) => file.size > media.post.imageBytes) ? 'postImageSize' : undefined
}

export const postVideos: Rule<SelectedFile[]> = (files) => {
  if (files.length > media.post.videos) return 'postVideosCount'
  return files.some((file) => file.size > media.post.videoBytes) ? 'postVideoSize' : undefined
}

export const reviewImages: Rule<SelectedFile[]> = (files) => {
  if (files.length > media.review.images) return 'reviewImagesCount'
  if (!files.every((file) => hasKind(file, media.pictureKinds))) return 'imageKind'
  return files.some((file) => file.size > media.review.imageBytes) ? 'reviewImageSize' : undefined
}

export const invalidFields = <F extends string>(
  rules: Readonly<Record<F, Rule>>,
  values: { [field in F]?: string | undefined },
): Partial<Record<F, RuleCode[]>> | undefined => {
  const broken: Partial<Record<F, RuleCode[]>> = {}
  for (const field of Object.keys(rules) as F[]) {
    const problem = rules[field](values[field] ?? '')
    if (problem) broken[field] = [problem]
  }
  return Object.keys(broken).length > 0 ? broken : undefined
}
