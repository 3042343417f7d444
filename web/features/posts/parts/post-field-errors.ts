import type { RefusalCode } from '../../../../contract/errors.ts'
import type { RuleCode } from '../../../../contract/rule-texts.ts'
import { CallError } from '../../../lib/http/call.ts'
import { fieldProblems } from '../../../lib/forms/rule-text.ts'
import type { PostFields } from './post-fields.ts'

export type PostFieldError = { field: keyof PostFields; message: string }

// Refused files have a code and no field.
const FILE_ERRORS: Partial<Record<RefusalCode, PostFieldError & { message: RuleCode }>> = {
  image_too_large: { field: 'blog_images', message: 'postImageSize' },
  image_wrong_kind: { field: 'blog_images', message: 'imageKind' },
  video_too_large: { field: 'blog_videos', message: 'postVideoSize' },
  video_wrong_kind: { field: 'blog_videos', message: 'videoKind' },
}

const FORM_FIELD_OF: Readonly<Record<string, keyof PostFields>> = {
  title: 'title',
  content: 'content',
  kind: 'kind',
  starts_at: 'starts_at',
  ends_at: 'ends_at',
  offer_code: 'offer_code',
  price_paise: 'price_paise',
  was_price_paise: 'was_price_paise',
  blog_images: 'blog_images',
  blog_videos: 'blog_videos',
  deleted_images: 'blog_images',
  deleted_videos: 'blog_videos',
}

export const postFieldErrors = (error: unknown): PostFieldError[] => {
  if (!(error instanceof CallError)) return []
  const fileError = error.code && FILE_ERRORS[error.code]
  if (fileError) return [fileError]
  return Object.entries(fieldProblems(error) ?? {}).flatMap(([name, messages]) => {
    const [field, message] = [FORM_FIELD_OF[name], [messages].flat()[0]]
    return field && typeof message === 'string' ? [{ field, message }] : []
  })
}
