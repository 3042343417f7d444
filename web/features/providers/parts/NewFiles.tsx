import { useController } from 'react-hook-form'
import type { DroppedFile, FilesRule } from '../../media/chosen-files.ts'
import { FileChooser } from '../../media/FileChooser.tsx'
import type { FileField } from './provider-fields.ts'
import type { ProviderForm } from './useProviderForm.ts'

type Props = {
  form: ProviderForm
  name: FileField
  label: string
  optionalText?: string
  rule: FilesRule
  kinds: readonly string[]
  multiple?: boolean
}

const NO_FILES: DroppedFile[] = []

export const NewFiles = ({ form: { t, hook, errorOf }, name, ...props }: Props) => {
  const { field } = useController({ control: hook.control, name, defaultValue: NO_FILES })
  return (
    <FileChooser
      {...{ t, name, ...props }}
      files={field.value}
      onChange={field.onChange}
      error={errorOf(name)}
    />
  )
}
