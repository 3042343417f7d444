import { type SubmitEvent, useId, useState } from 'react'
import type { Entry } from '../../../lib/outbox/entry.ts'
import { changeEntry } from '../../../lib/outbox/edit-outbox.ts'
import { ruleText } from '../../../lib/forms/rule-text.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { type EntryField, fieldsOf, fieldValue, withValues } from './entry-fields.ts'
import { useWaitingTexts } from './useWaitingTexts.ts'

type Props = { entry: Entry; onClose: () => void }

class BusyError extends Error {}

export const ChangeDialog = ({ entry, onClose }: Props) => {
  const { t } = useWaitingTexts()
  const formId = useId()
  const fields = fieldsOf(entry)
  const [values, setValues] = useState(() =>
    Object.fromEntries(fields.map(({ name }) => [name, fieldValue(entry.request, name) ?? ''])),
  )
  const [isChecked, setChecked] = useState(false)
  const problemOf = ({ name, rule }: EntryField) => rule(values[name] ?? '')
  const { write, isPending, error } = useWrite({
    mutationFn: async () => {
      const isChanged = await changeEntry(entry.id, (request) => withValues(request, values))
      if (!isChanged) throw new BusyError()
    },
    onDone: onClose,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!fields.some(problemOf)) write()
  }
  return (
    <Dialog
      keepOnOutsideClick
      title={t('form.title', { kind: t(`kinds.${entry.kind}`) })}
      closeLabel={t('form.cancel')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isPending} loadingText={t('form.saving')}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          {fields.map((field) => (
            <ChangeField
              key={field.name}
              field={field}
              value={values[field.name] ?? ''}
              problem={isChecked ? problemOf(field) : undefined}
              onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
            />
          ))}
          {error && <Notice kind="error">{t('busy')}</Notice>}
        </Stack>
      </form>
    </Dialog>
  )
}

type FieldProps = {
  field: EntryField
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}

const STARS = [5, 4, 3, 2, 1]

const ChangeField = ({ field: { name, input }, value, problem, onChange }: FieldProps) => {
  const { t } = useWaitingTexts()
  const bound = {
    name,
    label: t(`form.fields.${name}`),
    error: problem && ruleText(t, problem),
    value,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  if (input === 'textarea') return <TextArea {...bound} rows={4} />
  if (input === 'text') return <TextInput {...bound} />
  return (
    <Select {...bound}>
      {STARS.map((count) => (
        <option key={count} value={count}>
          {t('form.stars', { count })}
        </option>
      ))}
    </Select>
  )
}
