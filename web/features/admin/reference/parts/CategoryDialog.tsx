import { useState } from 'react'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { useIdempotencyKey } from '../../../../lib/http/useIdempotencyKey.ts'
import { Button } from '../../../../ui/Button.tsx'
import { type Category, type CategoryNames, restoreCategory, saveCategory } from '../reference.api.ts'
import { parseNames } from '../reference-filter.ts'
import { FormDialog } from './FormDialog.tsx'
import { NameField, SynonymsField, formText } from './NameFields.tsx'
import { RetireDialog } from './RetireDialog.tsx'
import { useSave } from './useSave.ts'

type Props = { category: Category | undefined; all: readonly Category[]; onClose: () => void }

const readCategoryForm = (form: FormData): Omit<CategoryNames, 'edited_at'> => ({
  title_en: formText(form, 'title_en'),
  title_hi: formText(form, 'title_hi'),
  synonyms_en: parseNames(formText(form, 'synonyms_en')),
  synonyms_hi: parseNames(formText(form, 'synonyms_hi')),
  synonyms_roman: parseNames(formText(form, 'synonyms_roman')),
})

export const CategoryDialog = ({ category, all, onClose }: Props) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'reference' })
  const language = useLanguage()
  const { save, isBusy, problem } = useSave(onClose)
  const keyFor = useIdempotencyKey()
  const [isRetiring, setRetiring] = useState(false)
  const saveForm = (form: FormData) => {
    const names = { ...readCategoryForm(form), edited_at: category?.edited_at ?? '' }
    save(() => saveCategory(category?.id, names, keyFor([category?.id, names])))
  }
  if (category && isRetiring) return <RetireDialog category={category} all={all} onClose={onClose} />
  return (
    <FormDialog
      title={category ? category[`title_${language}`] : t('newCategory')}
      {...{ isBusy, problem, onClose }}
      onSave={saveForm}
      other={
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
      <NameField name="title_en" lang="en" label={t('nameEn')} initial={category?.title_en ?? ''} />
      <NameField name="title_hi" lang="hi" label={t('nameHi')} initial={category?.title_hi ?? ''} />
      <SynonymsField
        name="synonyms_en"
        lang="en"
        label={t('synonymsEn')}
        initial={category?.synonyms_en ?? []}
      />
      <SynonymsField
        name="synonyms_hi"
        lang="hi"
        label={t('synonymsHi')}
        initial={category?.synonyms_hi ?? []}
      />
      <SynonymsField
        name="synonyms_roman"
        label={t('synonymsRoman')}
        initial={category?.synonyms_roman ?? []}
      />
    </FormDialog>
  )
}
