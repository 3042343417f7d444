import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { useSendKey } from '../../../../lib/useSendKey.ts'
import { type District, type DistrictNames, saveDistrict } from '../reference.api.ts'
import { namesIn } from '../reference-filter.ts'
import { FormDialog } from './FormDialog.tsx'
import { NameField, SynonymsField, textIn } from './NameFields.tsx'
import { useSaving } from './useSaving.ts'

const districtIn = (form: FormData): Omit<DistrictNames, 'edited_at'> => ({
  name_en: textIn(form, 'name_en'),
  name_hi: textIn(form, 'name_hi'),
  aliases: namesIn(textIn(form, 'aliases')),
})

export const DistrictDialog = ({ district, onClose }: { district: District; onClose: () => void }) => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'reference' })
  const language = useLanguage()
  const { save, isBusy, problem } = useSaving(onClose)
  const keyFor = useSendKey()
  const take = (form: FormData) => {
    const names = { ...districtIn(form), edited_at: district.edited_at }
    save(() => saveDistrict(district.id, names, keyFor([district.id, names])))
  }
  return (
    <FormDialog
      title={`${district[`name_${language}`]}, ${district[`state_${language}`]}`}
      {...{ isBusy, problem, onClose }}
      onSave={take}
    >
      <NameField name="name_en" lang="en" label={t('nameEn')} initial={district.name_en} />
      <NameField name="name_hi" lang="hi" label={t('nameHi')} initial={district.name_hi} />
      <SynonymsField name="aliases" label={t('aliases')} initial={district.aliases} />
    </FormDialog>
  )
}
