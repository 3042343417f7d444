import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { useIdempotencyKey } from '../../../../lib/http/useIdempotencyKey.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { Button, ButtonLink } from '../../../../ui/Button.tsx'
import { categoriesQuery, type Category, restoreCategory, saveCategory } from '../reference.api.ts'
import { joinNames, parseNames, type ReferenceFilter } from '../reference-filter.ts'
import { wordsPath } from '../words/words-list.ts'
import { NameField, NamesDialog, SynonymsField } from './NameFields.tsx'
import { ReferenceList, ReferenceRow } from './ReferenceList.tsx'
import { RetireDialog } from './RetireDialog.tsx'
import { useSave } from './useSave.ts'

const synonymsOf = (row: Category) => [...row.synonyms_en, ...row.synonyms_hi, ...row.synonyms_roman]

export const Categories = ({ filter }: { filter: ReferenceFilter }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'reference' })
  return (
    <ReferenceList
      filter={filter}
      query={categoriesQuery()}
      namesOf={(row) => [row.title_en, row.title_hi, ...synonymsOf(row)]}
      renderRow={(row) => (
        <ReferenceRow
          names={{ en: row.title_en, hi: row.title_hi }}
          note={row.is_retired && <Badge tone="indigo">{t('retired')}</Badge>}
          others={synonymsOf(row)}
          count={t('shops', { count: row.provider_count })}
        />
      )}
      renderDialog={({ open, all, onClose }) =>
        (open || filter.open === 'new') && (
          <CategoryDialog key={filter.open} category={open} all={all} onClose={onClose} />
        )
      }
    />
  )
}

type Props = { category: Category | undefined; all: readonly Category[]; onClose: () => void }

const valuesOf = (category: Category | undefined) => ({
  title_en: category?.title_en ?? '',
  title_hi: category?.title_hi ?? '',
  synonyms_en: joinNames(category?.synonyms_en),
  synonyms_hi: joinNames(category?.synonyms_hi),
  synonyms_roman: joinNames(category?.synonyms_roman),
})

const CategoryDialog = ({ category, all, onClose }: Props) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'reference' })
  const language = useLanguage()
  const { register, handleSubmit } = useForm({ defaultValues: valuesOf(category) })
  const { save, isBusy, problem } = useSave(onClose)
  const keyFor = useIdempotencyKey()
  const [isRetiring, setRetiring] = useState(false)
  const submit = handleSubmit(({ title_en, title_hi, ...synonyms }) => {
    const names = {
      title_en,
      title_hi,
      synonyms_en: parseNames(synonyms.synonyms_en),
      synonyms_hi: parseNames(synonyms.synonyms_hi),
      synonyms_roman: parseNames(synonyms.synonyms_roman),
      edited_at: category?.edited_at ?? '',
    }
    save(() => saveCategory(category?.id, names, keyFor([category?.id, names])))
  })
  if (category && isRetiring) return <RetireDialog category={category} all={all} onClose={onClose} />
  return (
    <NamesDialog
      title={category ? category[`title_${language}`] : t('newCategory')}
      loading={isBusy}
      error={problem}
      onSubmit={submit}
      onClose={onClose}
      action={
        category &&
        (category.is_retired ? (
          <Button variant="quiet" onClick={() => save(() => restoreCategory(category.id), 'restored')}>
            {t('restore')}
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => setRetiring(true)}>
            {t('retire')}
          </Button>
        ))
      }
    >
      <NameField {...register('title_en')} lang="en" label={t('nameEn')} />
      <NameField {...register('title_hi')} lang="hi" label={t('nameHi')} />
      <SynonymsField {...register('synonyms_en')} lang="en" label={t('synonymsEn')} />
      <SynonymsField {...register('synonyms_hi')} lang="hi" label={t('synonymsHi')} />
      <SynonymsField {...register('synonyms_roman')} label={t('synonymsRoman')} />
      {category && (
        <ButtonLink variant="secondary" size="small" to={wordsPath(category.id)}>
          {t('words.title')}
        </ButtonLink>
      )}
    </NamesDialog>
  )
}
