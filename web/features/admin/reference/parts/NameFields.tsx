import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { adminLimits } from '../../../../../contract/admin-limits.ts'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../../ui/TextInput.tsx'

type NameProps = { name: string; label: string; lang: 'en' | 'hi'; initial: string }

export const NameField = ({ name, label, lang, initial }: NameProps) => (
  <TextInput
    name={name}
    label={label}
    lang={lang}
    required
    autoComplete="off"
    maxLength={adminLimits.referenceName}
    defaultValue={initial}
  />
)

type SynonymsProps = { name: string; label: string; lang?: 'en' | 'hi'; initial: readonly string[] }

export const SynonymsField = ({ name, label, lang, initial }: SynonymsProps) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'reference' })
  return (
    <TextArea
      name={name}
      label={label}
      lang={lang}
      hint={t('onePerLine')}
      rows={4}
      defaultValue={initial.join('\n')}
    />
  )
}

export const formText = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
