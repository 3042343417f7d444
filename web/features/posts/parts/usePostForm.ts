import { reasonText } from '../../../lib/forms/refusal-text.ts'
import { ruleText } from '../../../lib/forms/rule-text.ts'
import { useRuleForm } from '../../../lib/forms/useRuleForm.ts'
import { useSendForm } from '../../../lib/forms/useSendForm.ts'
import { CallError } from '../../../lib/http/call.ts'
import type { TFunction } from '../../../lib/i18n/translate.ts'
import { kindRule } from './kind-fields.ts'
import { MEDIA_FIELDS, type PostFields, type PostTexts, TEXT_FIELDS, textRules } from './post-fields.ts'

export type PostForm = ReturnType<typeof usePostForm>

const ALIASES = { deleted_images: 'blog_images', deleted_videos: 'blog_videos' } as const

const FIELDS_BY_CODE = {
  image_too_large: { field: 'blog_images', message: 'postImageSize' },
  image_wrong_kind: { field: 'blog_images', message: 'imageKind' },
  video_too_large: { field: 'blog_videos', message: 'postVideoSize' },
  video_wrong_kind: { field: 'blog_videos', message: 'videoKind' },
} as const

export const usePostForm = (t: TFunction, initialValues: PostFields) => {
  const form = useRuleForm<PostFields>({
    t,
    fields: [...TEXT_FIELDS, ...MEDIA_FIELDS],
    initialValues,
    aliases: ALIASES,
    fieldsByCode: FIELDS_BY_CODE,
  })
  const bind = (field: keyof PostTexts) =>
    form.bind(
      field,
      field === 'title' || field === 'content' ? textRules[field] : kindRule(field, initialValues),
    )
  return { ...form, bind }
}

const isSignedOut = (error: unknown) => error instanceof CallError && error.status === 401

export const useSendPost = (form: PostForm, onConflict?: () => void) => {
  const { t } = form
  return useSendForm(form, {
    wrong: (only) => (only ? ruleText(t, only.message) : t('fixFields')),
    failed: (error) =>
      isSignedOut(error) ? [t('signedOut')] : [t('failed'), reasonText(t, error, t('noAnswer'))],
    ...(onConflict && { onConflict }),
  })
}
