import type { ComponentProps } from 'react'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { adminLimits } from '../../../../../contract/admin-limits.ts'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { FormDialog } from '../../../../ui/overlays/FormDialog.tsx'
import { TextInput } from '../../../../ui/TextInput.tsx'

type DialogProps = Omit<ComponentProps<typeof FormDialog>, 'cancelText' | 'submitText' | 'loadingText'>

export const NamesDialog = (props: DialogProps) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'reference' })
  return <FormDialog {...props} cancelText={t('cancel')} submitText={t('save')} loadingText={t('saving')} />
}

export const NameField = (props: ComponentProps<typeof TextInput>) => (
  <TextInput {...props} required autoComplete="off" maxLength={adminLimits.referenceName} />
)

export const SynonymsField = (props: ComponentProps<typeof TextArea>) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'reference' })
  return <TextArea {...props} hint={t('onePerLine')} rows={4} />
}
