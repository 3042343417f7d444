import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { useIdempotencyKey } from '../../../../lib/http/useIdempotencyKey.ts'
import { type District, type DistrictNames, saveDistrict } from '../reference.api.ts'
import { parseNames } from '../reference-filter.ts'
import { FormDialog } from './FormDialog.tsx'
import { NameField, SynonymsField, formText } from './NameFields.tsx'
import { useSave } from './useSave.ts'

const readDistrictForm = (form: FormData): Omit<DistrictNames, 'edited_at'> => ({
  name_en: formText(form, 'name_en'),
  name_hi: formText(form, 'name_hi'),
  aliases: parseNames(formText(form, 'aliases')),
})

export const DistrictDialog = ({ district, onClose }: { district: District; onClose: () => void }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'reference' })
  const language = useLanguage()
  const { save, isBusy, problem } = useSave(onClose)
  const keyFor = useIdempotencyKey()
  const saveForm = (form: FormData) => {
    const names = { ...readDistrictForm(form), edited_at: district.edited_at }
    save(() => saveDistrict(district.id, names, keyFor([district.id, names])))
  }
  return (
    <FormDialog
      title={`${district[`name_${language}`]}, ${district[`state_${language}`]}`}
      {...{ isBusy, problem, onClose }}
      onSave={saveForm}
    >
      <NameField name="name_en" lang="en" label={t('nameEn')} initial={district.name_en} />
      <NameField name="name_hi" lang="hi" label={t('nameHi')} initial={district.name_hi} />
      <SynonymsField name="aliases" label={t('aliases')} initial={district.aliases} />
    </FormDialog>
  )
}
