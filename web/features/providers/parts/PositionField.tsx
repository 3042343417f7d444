import { useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Cluster, Stack } from '../../../ui/Layout.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { MapPicker } from '../../places/MapPicker.tsx'
import { coordinatesText } from '../../places/position.ts'
import type { ProviderForm } from './useProviderForm.ts'

export const PositionField = ({ form }: { form: ProviderForm }) => {
  const { t } = useTranslation('SignUpProvider')
  const { field } = useController({ control: form.hook.control, name: 'position', defaultValue: null })
  const [isChoosing, setChoosing] = useState(false)
  const chooser = useRef<HTMLButtonElement>(null)

  const remove = () => {
    field.onChange(null)
    chooser.current?.focus()
  }
  return (
    <Stack space="tight">
      <TextInput
        readOnly
        label={t('fields.position')}
        optionalText={t('optional')}
        hint={t('hints.position')}
        error={form.errorOf('position')}
        placeholder={t('position.none')}
        value={field.value ? coordinatesText(field.value) : ''}
      />
      <Cluster space="tight">
        <Button ref={chooser} variant="secondary" icon="pin" onClick={() => setChoosing(true)}>
          {t('position.choose')}
        </Button>
        {field.value && (
          <Button variant="quiet" icon="trash" onClick={remove}>
            {t('position.remove')}
          </Button>
        )}
      </Cluster>
      {isChoosing && (
        <MapPicker
          saved={field.value ?? undefined}
          onSave={field.onChange}
          onClose={() => setChoosing(false)}
        />
      )}
    </Stack>
  )
}
