// What is wrong with a provider's form, as its payload names the fields.
import type { FieldErrors } from '../../../contract/errors.ts'
import { ruleTexts } from '../../../contract/rule-texts.ts'
import { FormRefusal } from '../../platform/http/refusal.ts'
import type { AccountMessages } from '../accounts/create-account.service.ts'
import type { FileTexts } from '../media/file-rules.service.ts'
import { BrokenFiles } from '../media/media.service.ts'

/** The texts for each kind of file, in both forms. */
export const FILE_TEXTS = {
  logo: { count: ruleTexts.logoCount, kind: ruleTexts.logoKind, size: ruleTexts.logoSize },
  images: { count: ruleTexts.imagesCount, kind: ruleTexts.imageKind, size: ruleTexts.imageSize },
  videos: { count: ruleTexts.videosCount, kind: ruleTexts.videoKind, size: ruleTexts.videoSize },
} as const satisfies Record<string, FileTexts>

export const toFieldErrors = (messages: Record<string, string | undefined>): FieldErrors =>
  Object.fromEntries(Object.entries(messages).flatMap(([field, text]) => (text ? [[field, [text]]] : [])))

export const accountErrors = ({ confirmPassword, mobileNumber, ...same }: Partial<AccountMessages>) =>
  toFieldErrors({ ...same, confirm_password: confirmPassword, mobile_number: mobileNumber })

/** A file that can't be read is the form's mistake; anything else is not ours to explain. */
export const toFormRefusal = (error: unknown) =>
  error instanceof BrokenFiles
    ? new FormRefusal(Object.fromEntries(error.fields.map((field) => [field, [ruleTexts.fileBroken]])))
    : error
