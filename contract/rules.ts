// The field rules of both specifications: pure functions that return the exact message, or nothing when all is well.
// The server and the forms call the same ones.
import { limits, media, oneTimeCode, reportReasons } from './limits.ts'
import { ruleTexts as text } from './rule-texts.ts'

export type Rule<T = string> = (value: T) => string | undefined

/** Without spaces at its ends, those of zero width too: what is kept, and what is counted. */
export const trimmed = (value: string) => value.replaceAll(/^[\s\u200B\u2060]+|[\s\u200B\u2060]+$/gu, '')

const isBlank = (value: string) => trimmed(value) === ''
/** As the database counts: an emoji is one character, not two. */
export const lengthOf = (value: string) => [...trimmed(value)].length
const graphemes = (value: string) =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(value)].length

/** The first message of several rules. */
export const firstOf =
  <T>(...rules: Rule<T>[]): Rule<T> =>
  (value) => {
    for (const rule of rules) {
      const message = rule(value)
      if (message) return message
    }
    return undefined
  }

export const required: Rule = (value) => (isBlank(value) ? text.required : undefined)

const atMost =
  (most: number, message: string): Rule =>
  (value) =>
    lengthOf(value) > most ? message : undefined

export const personName = firstOf(required, atMost(limits.name, text.nameLong))

export const businessName = firstOf(required, atMost(limits.name, text.businessNameLong))
export const tagline = atMost(limits.tagline, text.taglineLong)
export const description = atMost(limits.description, text.descriptionLong)
export const streetAddress = atMost(limits.streetAddress, text.addressLong)

const ZIPCODE = new RegExp(`^[0-9]{${limits.zipcodeDigits}}$`)
export const optionalZipcode: Rule = (value) =>
  value.trim() === '' || ZIPCODE.test(value.trim()) ? undefined : text.zipcodeDigits

// With or without its beginning, http:// or https://; no other kind, and no names or passwords inside.
const WEBSITE = /^(https?:\/\/)?[^\s/?#@:.]+(\.[^\s/?#@:.]+)+(:\d{1,5})?([/?#]\S*)?$/iu
const website: Rule = (value) =>
  value.trim() === '' || WEBSITE.test(value.trim()) ? undefined : text.websiteWrong
export const optionalWebsite = firstOf(atMost(limits.website, text.websiteLong), website)

const DEGREES = /^[+-]?[0-9]{1,3}(\.[0-9]+)?$/
const isDegrees = (value: string, most: number) =>
  DEGREES.test(value.trim()) && Math.abs(Number(value)) <= most

/** Both or neither, and somewhere on the earth. */
export const position = (latitude: string, longitude: string): string | undefined => {
  if (isBlank(latitude) && isBlank(longitude)) return undefined
  return isDegrees(latitude, 90) && isDegrees(longitude, 180) ? undefined : text.positionWrong
}

// Letters, marks and digits of Latin and Devanagari, counted as a reader sees them.
const USERNAME = /^[[[\p{L}\p{M}\p{Nd}]&&[\p{Script=Latin}\p{Script=Devanagari}0-9]]_.]+$/v

export const username: Rule = (value) => {
  if (value !== value.trim()) return text.usernameEdges
  if (/\s/u.test(value)) return text.usernameSpaces
  if (value.includes('@')) return text.usernameAt
  const normal = value.normalize('NFC')
  const length = graphemes(normal)
  const isShaped = USERNAME.test(normal) && length >= limits.username.min && length <= limits.username.max
  return isShaped ? undefined : text.usernameShape
}

// Special: any printable ASCII that is neither letter, digit nor space.
const SPECIAL = /[!-/:-@[-`{-~]/

/** What a password needs, one by one: a form ticks them off while somebody types. */
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
  if (!passwordNeeds.noSpaces(value)) return text.passwordSpaces
  if (!passwordNeeds.uppercase(value)) return text.passwordUppercase
  const isWhole = Object.values(passwordNeeds).every((isMet) => isMet(value))
  return isWhole ? undefined : text.passwordShape
}

export const confirmPassword = (value: string, original: string): string | undefined => {
  if (value === '') return text.required
  return value === original ? undefined : text.passwordsDiffer
}

const isMobile = (value: string) => /^[0-9]{10}$/.test(value)
export const mobileNumber: Rule = (value) => (isMobile(value) ? undefined : text.mobileExactly)
export const profileMobileNumber: Rule = (value) => (isMobile(value) ? undefined : text.mobileProfile)

// Close to what browsers accept in an e-mail field, with a dot in the domain.
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/u
const isEmail = (value: string) => value.length <= limits.email && EMAIL.test(value)
export const email: Rule = (value) => (isEmail(value) ? undefined : text.emailFormat)
export const requiredEmail: Rule = (value) => (isBlank(value) ? text.emailRequired : email(value.trim()))
export const optionalEmail: Rule = (value) => (value === '' ? undefined : email(value))

export const captchaAnswer: Rule = (value) => (isBlank(value) ? text.captchaRequired : undefined)

const isCode = (value: string) => new RegExp(`^[0-9]{${oneTimeCode.digits}}$`).test(value)
export const code: Rule = (value) => (value === '' ? text.codeMissing : undefined)
export const signupCode: Rule = (value) => (isCode(value) ? undefined : text.codeDigits)

const atLeast =
  (least: number, message: string): Rule =>
  (value) =>
    lengthOf(value) < least ? message : undefined

export const comment = firstOf(
  atLeast(limits.comment.min, text.commentShort),
  atMost(limits.comment.max, text.commentLong),
)
export const reply = firstOf(
  atLeast(limits.reply.min, text.replyShort),
  atMost(limits.reply.max, text.replyLong),
)

export const chatMessage = firstOf(
  (value) => (isBlank(value) ? text.messageEmpty : undefined),
  atMost(limits.chatMessage, text.chatMessageLong),
)

export const postTitle = firstOf(required, atMost(limits.title, text.titleLong))
export const postContent = firstOf(required, atMost(limits.content, text.contentLong))

const reasonGiven =
  (message: string): Rule =>
  (value) =>
    isBlank(value) ? message : undefined

export const optionalBlockReason = atMost(limits.blockReason, text.reasonLong)
export const blockReason = firstOf(reasonGiven(text.blockReason), optionalBlockReason)

export const reportReason = firstOf(
  reasonGiven(text.reportReason),
  atMost(limits.report.reason, text.reasonLong),
)
/** Of a post or a business, where the form has a list. */
export const listedReportReason = firstOf(reasonGiven(text.reportReason), (value) =>
  reportReasons.some((reason) => reason === value) ? undefined : text.reportReasonUnknown,
)
export const reportDescription = firstOf(
  required,
  atMost(limits.report.description, text.reportDescriptionLong),
)

export const staffReason = firstOf(required, atMost(limits.staffReason, text.staffReasonLong))
export const appeal = firstOf(required, atMost(limits.appeal, text.appealLong))

export const contactRequest = {
  name: personName,
  email: requiredEmail,
  mobile_number: mobileNumber,
} as const satisfies Record<string, Rule>
export const contactNote = atMost(limits.contactNote, text.noteLong)

export const adminMessage = {
  name: (value) => (isBlank(value) ? text.nameRequired : undefined),
  email: requiredEmail,
  subject: (value) => (isBlank(value) ? text.subjectRequired : undefined),
  message: (value) => (isBlank(value) ? text.messageEmpty : undefined),
} as const satisfies Record<string, Rule>

/** What a rule needs to know of a chosen file. */
export type SelectedFile = { name: string; size: number }
const hasKind = (file: SelectedFile, kinds: readonly string[]) =>
  kinds.includes(file.name.split('.').at(-1)?.toLowerCase() ?? '')

export const logo: Rule<SelectedFile> = (file) => {
  if (!hasKind(file, media.pictureKinds)) return text.logoKind
  return file.size > media.logo.bytes ? text.logoSize : undefined
}

export const signupImages: Rule<SelectedFile[]> = (files) => {
  if (files.length > media.signup.images) return text.imagesCount
  if (!files.every((file) => hasKind(file, media.pictureKinds))) return text.imageKind
  return files.some((file) => file.size > media.signup.imageBytes) ? text.imageSize : undefined
}

export const signupVideos: Rule<SelectedFile[]> = (files) => {
  if (files.length > media.signup.videos) return text.videosCount
  if (!files.every((file) => hasKind(file, media.videoKinds))) return text.videoKind
  return files.some((file) => file.size > media.signup.videoBytes) ? text.videoSize : undefined
}

export const postImages: Rule<SelectedFile[]> = (files) => {
  if (files.length > media.post.images) return text.imagesCount
  return files.some((file) => file.size > media.post.imageBytes) ? text.postImageSize : undefined
}

export const postVideos: Rule<SelectedFile[]> = (files) => {
  if (files.length > media.post.videos) return text.videosCount
  return files.some((file) => file.size > media.post.videoBytes) ? text.postVideoSize : undefined
}

/** The messages of those fields that break their rule; undefined when none does. */
export const invalidFields = <F extends string>(
  rules: Readonly<Record<F, Rule>>,
  values: { [field in F]?: string | undefined },
): Partial<Record<F, string[]>> | undefined => {
  const broken: Partial<Record<F, string[]>> = {}
  for (const field of Object.keys(rules) as F[]) {
    const message = rules[field](values[field] ?? '')
    if (message) broken[field] = [message]
  }
  return Object.keys(broken).length > 0 ? broken : undefined
}
