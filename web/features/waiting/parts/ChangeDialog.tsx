import { useForm, type UseFormRegisterReturn } from 'react-hook-form'
import type { Entry } from '../../../lib/outbox/entry.ts'
import { changeEntry } from '../../../lib/outbox/edit-outbox.ts'
import { errorText } from '../../../lib/forms/rule-text.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { type EntryField, fieldsOf, fieldValue, withValues } from './entry-fields.ts'
import { useWaitingTexts } from './useWaitingTexts.ts'

type Props = { entry: Entry; onClose: () => void }
type Values = Record<string, string>

class BusyError extends Error {}

export const ChangeDialog = ({ entry, onClose }: Props) => {
  const { t } = useWaitingTexts()
  const fields = fieldsOf(entry)
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: Object.fromEntries(
      fields.map(({ name }) => [name, fieldValue(entry.request, name) ?? '']),
    ),
  })
  const { write, isPending, error } = useWrite({
    mutationFn: async (values: Values) => {
      const isChanged = await changeEntry(entry.id, (request) => withValues(request, values))
      if (!isChanged) throw new BusyError()
    },
    onDone: onClose,
  })
  return (
    <FormDialog
      title={t('form.title', { kind: t(`kinds.${entry.kind}`) })}
      cancelText={t('form.cancel')}
      submitText={t('form.save')}
      loadingText={t('form.saving')}
      loading={isPending}
      error={error ? t('busy') : undefined}
      onSubmit={handleSubmit((values) => write(values))}
      onClose={onClose}
    >
      {fields.map(({ name, rule, input }) => (
        <ChangeField
          key={name}
          input={input}
          bound={register(name, { validate: rule })}
          error={errorText(t, formState.errors[name])}
        />
      ))}
    </FormDialog>
  )
}

type FieldProps = Pick<EntryField, 'input'> & {
  bound: UseFormRegisterReturn
  error: string | undefined
}

const STARS = [5, 4, 3, 2, 1]

const ChangeField = ({ input, bound, error }: FieldProps) => {
  const { t } = useWaitingTexts()
  const props = { ...bound, label: t(`form.fields.${bound.name}`), error }
  if (input === 'textarea') return <TextArea {...props} rows={4} />
  if (input === 'text') return <TextInput {...props} />
  return (
    <Select {...props}>
      {STARS.map((count) => (
        <option key={count} value={count}>
          {t('form.stars', { count })}
        </option>
      ))}
    </Select>
  )
}
