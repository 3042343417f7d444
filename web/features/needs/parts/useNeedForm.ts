import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useRuleForm } from '../../../lib/forms/useRuleForm.ts'
import { deleteNeedDraft, readNeedDraft, saveNeedDraft } from './need-draft.ts'
import { EMPTY, FIELDS_OF, type NeedFields, type NeedTexts, STEPS } from './need-fields.ts'

const FIELDS_BY_CODE = {
  image_too_large: { field: 'images', message: 'postImageSize' },
  image_wrong_kind: { field: 'images', message: 'imageKind' },
} as const

const TEXT_FIELDS = ['text', 'category_id', 'district', 'when', 'budget_paise'] as const

const useSavedDraft = (accountId: number, texts: NeedTexts) => {
  const version = JSON.stringify(texts)
  useEffect(() => saveNeedDraft(accountId, JSON.parse(version) as NeedTexts), [accountId, version])
  return {
    drop: () => deleteNeedDraft(accountId),
    /** After a failed send. */
    save: () => saveNeedDraft(accountId, texts),
  }
}

export type NeedForm = ReturnType<typeof useNeedForm>

/** `initialText` is what was searched before. A draft with a text is not replaced by it. */
export const useNeedForm = (accountId: number, initialText: string) => {
  const { t } = useTranslation('Needs')
  const [stored] = useState(() => readNeedDraft(accountId))
  const [isDraft, setDraft] = useState(stored !== null)
  const form = useRuleForm<NeedFields>({
    t,
    fields: STEPS.flatMap((step) => FIELDS_OF[step]),
    initialValues: { ...EMPTY, text: initialText, ...stored, images: [], voice: null },
    aliases: { district_id: 'district' },
    fieldsByCode: FIELDS_BY_CODE,
  })
  const [text, category_id, district, when, budget_paise] = useWatch({
    control: form.hook.control,
    name: TEXT_FIELDS,
  })
  const texts = { text, category_id, district, when, budget_paise }
  const draft = useSavedDraft(accountId, texts)
  const startOver = () => {
    form.hook.reset({ ...EMPTY, text: initialText, images: [], voice: null })
    setDraft(false)
  }
  return { ...form, texts, draft, isDraft, startOver }
}
