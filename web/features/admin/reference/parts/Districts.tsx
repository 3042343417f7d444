import { useForm } from 'react-hook-form'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { useIdempotencyKey } from '../../../../lib/http/useIdempotencyKey.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { type District, districtsQuery, saveDistrict } from '../reference.api.ts'
import { joinNames, parseNames, type ReferenceFilter } from '../reference-filter.ts'
import { NameField, NamesDialog, SynonymsField } from './NameFields.tsx'
import { ReferenceList, ReferenceRow } from './ReferenceList.tsx'
import styles from './ReferenceList.module.css'
import { useSave } from './useSave.ts'

export const Districts = ({ filter }: { filter: ReferenceFilter }) => {
  const language = useLanguage()
  return (
    <ReferenceList
      filter={filter}
      query={districtsQuery()}
      namesOf={(row) => [row.name_en, row.name_hi, row.state_en, row.state_hi, ...row.aliases]}
      renderRow={(row) => (
        <ReferenceRow
          names={{ en: row.name_en, hi: row.name_hi }}
          note={
            <span lang={language} className={styles.count}>
              {row[`state_${language}`]}
            </span>
          }
          others={row.aliases}
        />
      )}
      renderDialog={({ open, onClose }) =>
        open && <DistrictDialog key={open.id} district={open} onClose={onClose} />
      }
    />
  )
}

const DistrictDialog = ({ district, onClose }: { district: District; onClose: () => void }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'reference' })
  const language = useLanguage()
  const { id, edited_at, name_en, name_hi } = district
  const { register, handleSubmit } = useForm({
    defaultValues: { name_en, name_hi, aliases: joinNames(district.aliases) },
  })
  const { save, isBusy, problem } = useSave(onClose)
  const keyFor = useIdempotencyKey()
  const submit = handleSubmit(({ aliases, ...values }) => {
    const names = { ...values, aliases: parseNames(aliases), edited_at }
    save(() => saveDistrict(id, names, keyFor([id, names])))
  })
  return (
    <NamesDialog
      title={`${district[`name_${language}`]}, ${district[`state_${language}`]}`}
      loading={isBusy}
      error={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameField {...register('name_en')} lang="en" label={t('nameEn')} />
      <NameField {...register('name_hi')} lang="hi" label={t('nameHi')} />
      <SynonymsField {...register('aliases')} label={t('aliases')} />
    </NamesDialog>
  )
}
