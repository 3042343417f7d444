import type { RefusalCode } from '../../../../contract/errors.ts'
import type { RuleCode } from '../../../../contract/rule-texts.ts'
import { CallError } from '../../../lib/http/call.ts'
import { fieldProblems } from '../../../lib/forms/rule-text.ts'

export type ReviewField = 'rating' | 'text' | 'images'

// A file that is too large or of another kind has a status of its own, and no field.
const FILE_ERRORS: Partial<Record<RefusalCode, RuleCode>> = {
  review_image_too_large: 'reviewImageSize',
  image_wrong_kind: 'imageKind',
}

const FORM_FIELDS: Readonly<Record<string, ReviewField>> = {
  rating: 'rating',
  text: 'text',
  images: 'images',
  deleted_images: 'images',
}

export const reviewFieldErrors = (error: unknown): [field: ReviewField, message: string][] => {
  if (!(error instanceof CallError)) return []
  const fileError = error.code && FILE_ERRORS[error.code]
  if (fileError) return [['images', fileError]]
  return Object.entries(fieldProblems(error) ?? {}).flatMap(([name, messages]) => {
    const [field, message] = [FORM_FIELDS[name], [messages].flat()[0]]
    return field && typeof message === 'string' ? [[field, message]] : []
  })
}
