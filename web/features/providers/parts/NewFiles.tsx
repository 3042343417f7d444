import { useController } from 'react-hook-form'
import { ruleText } from '../../../lib/forms/rule-text.ts'
import type { DroppedFile, FilesRule } from '../../media/chosen-files.ts'
import { FileChooser } from '../../media/FileChooser.tsx'
import type { FileField } from './provider-fields.ts'
import type { ProviderForm } from './useProviderForm.ts'

type Props = {
  form: ProviderForm
  name: FileField
  label: string
  optional?: string
  rule: FilesRule
  kinds: readonly string[]
  multiple?: boolean
}

const NO_FILES: DroppedFile[] = []

export const NewFiles = ({ form, name, label, optional, rule, kinds, multiple }: Props) => {
  const { t, hook } = form
  const { field } = useController({ control: hook.control, name, defaultValue: NO_FILES })
  return (
    <FileChooser
      {...{ name, rule, kinds, multiple }}
      files={field.value}
      onChange={field.onChange}
      ruleText={(message) => ruleText(t, message)}
      error={form.errorOf(name)}
      words={{
        label,
        ...(optional && { optional }),
        prompt: t(`files.${name}.prompt`),
        hint: t(`files.${name}.hint`),
        remove: (file) => t('files.remove', { file }),
      }}
    />
  )
}
