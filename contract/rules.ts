// The field rules of both specifications: pure functions that return the exact message, or nothing when all is well.
// The server and the forms call the same ones.
import { limits, media, oneTimeCode } from './limits.ts'
import { ruleTexts as text } from './rule-texts.ts'

export type Rule<T = string> = (value: T) => string | undefined

const isBlank = (value: string) => value.trim() === ''
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

export const personName: Rule = (value) =>
  required(value) ?? (value.trim().length > limits.name ? text.nameLong : undefined)

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

export const password: Rule = (value) => {
  if (/\s/u.test(value)) return text.passwordSpaces
  if (!/\p{Lu}/u.test(value)) return text.passwordUppercase
  const length = [...value].length
  const isStrong = /\p{Ll}/u.test(value) && SPECIAL.test(value)
  const isSized = length >= limits.password.min && length <= limits.password.max
  return isStrong && isSized ? undefined : text.passwordShape
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
export const optionalEmail: Rule = (value) => (value === '' ? undefined : email(value))

export const captchaAnswer: Rule = (value) => (isBlank(value) ? text.captchaRequired : undefined)

const isCode = (value: string) => new RegExp(`^[0-9]{${oneTimeCode.digits}}$`).test(value)
export const code: Rule = (value) => (value === '' ? text.codeMissing : undefined)
export const signupCode: Rule = (value) => (isCode(value) ? undefined : text.codeDigits)

export const comment: Rule = (value) =>
  value.trim().length < limits.comment.min ? text.commentShort : undefined
export const reply: Rule = (value) => (value.trim().length < limits.reply.min ? text.replyShort : undefined)

export const blockReason: Rule = (value) => (isBlank(value) ? text.blockReason : undefined)
export const reportReason: Rule = (value) => (isBlank(value) ? text.reportReason : undefined)

export const adminMessage = {
  name: (value) => (isBlank(value) ? text.nameRequired : undefined),
  email: (value) => (isBlank(value) ? text.emailRequired : email(value.trim())),
  subject: (value) => (isBlank(value) ? text.subjectRequired : undefined),
  message: (value) => (isBlank(value) ? text.messageEmpty : undefined),
} as const satisfies Record<string, Rule>

/** What a rule needs to know of a chosen file. */
export type ChosenFile = { name: string; size: number }
const hasKind = (file: ChosenFile, kinds: readonly string[]) =>
  kinds.includes(file.name.split('.').at(-1)?.toLowerCase() ?? '')

export const logo: Rule<ChosenFile> = (file) => {
  if (!hasKind(file, media.pictureKinds)) return text.logoKind
  return file.size > media.logo.bytes ? text.logoSize : undefined
}

export const signupImages: Rule<ChosenFile[]> = (files) => {
  if (files.length > media.signup.images) return text.imagesCount
  if (!files.every((file) => hasKind(file, media.pictureKinds))) return text.imageKind
  return files.some((file) => file.size > media.signup.imageBytes) ? text.imageSize : undefined
}

export const signupVideos: Rule<ChosenFile[]> = (files) => {
  if (files.length > media.signup.videos) return text.videosCount
  if (!files.every((file) => hasKind(file, media.videoKinds))) return text.videoKind
  return files.some((file) => file.size > media.signup.videoBytes) ? text.videoSize : undefined
}

export const postImages: Rule<ChosenFile[]> = (files) => {
  if (files.length > media.post.images) return text.imagesCount
  return files.some((file) => file.size > media.post.imageBytes) ? text.postImageSize : undefined
}

export const postVideos: Rule<ChosenFile[]> = (files) => {
  if (files.length > media.post.videos) return text.videosCount
  return files.some((file) => file.size > media.post.videoBytes) ? text.postVideoSize : undefined
}

/** The messages of those fields that break their rule; undefined when none does. */
export const brokenFields = <F extends string>(
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
