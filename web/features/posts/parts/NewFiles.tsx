import { useController } from 'react-hook-form'
import { ruleText } from '../../../lib/forms/rule-text.ts'
import { FileChooser } from '../../media/FileChooser.tsx'
import { MEDIA, type MediaField } from './post-fields.ts'
import type { PostForm } from './usePostForm.ts'

export const NewFiles = ({ form, name }: { form: PostForm; name: MediaField }) => {
  const { t, hook } = form
  const { field } = useController({ control: hook.control, name })
  return (
    <FileChooser
      name={name}
      rule={MEDIA[name].rule}
      kinds={MEDIA[name].kinds}
      multiple
      files={field.value}
      onChange={field.onChange}
      ruleText={(message) => ruleText(t, message)}
      error={form.errorOf(name)}
      words={{
        label: t(`fields.${name}`),
        optional: t('optional'),
        prompt: t(`files.${name}.prompt`),
        hint: t(`files.${name}.hint`),
        remove: (file) => t('files.remove', { file }),
      }}
    />
  )
}
