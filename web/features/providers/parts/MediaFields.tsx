import { media } from '../../../../contract/limits.ts'
import { FieldGroup, Wide } from './FormSection.tsx'
import { NewFiles } from './NewFiles.tsx'
import { fileRules, type SignupFile } from './signup-fields.ts'
import type { ProviderForm } from './useProviderForm.ts'

/** For a shop that shows nothing yet. */
export const MediaFields = ({ form }: { form: ProviderForm }) => {
  const { t } = form
  const bind = (name: SignupFile) => ({
    form,
    name,
    label: t(`fields.${name}`),
    optional: t('optional'),
    rule: fileRules[name],
  })
  return (
    <FieldGroup title={t('groups.media')}>
      <Wide>
        <NewFiles {...bind('logo')} kinds={media.pictureKinds} />
      </Wide>
      <NewFiles {...bind('uploaded_images')} kinds={media.pictureKinds} multiple />
      <NewFiles {...bind('uploaded_videos')} kinds={media.videoKinds} multiple />
    </FieldGroup>
  )
}
