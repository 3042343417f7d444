import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { reasonText } from '../../../lib/forms/refusal-text.ts'
import { useRuleForm } from '../../../lib/forms/useRuleForm.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { useIdempotencyKey } from '../../../lib/http/useIdempotencyKey.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { fingerprint } from '../../../lib/pictures/make-small.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { hasInvalidFiles } from '../../media/chosen-files.ts'
import { createItem, editItem, refreshPriceLists } from '../own-price-list.api.ts'
import type { Item } from '../price-list.api.ts'
import {
  bodyOf,
  fieldRules,
  fieldsOf,
  filesOf,
  imageRule,
  type ItemFields,
  type ItemText,
  TEXT_FIELDS,
} from './item-fields.ts'

const FIELDS_BY_CODE = {
  image_too_large: { field: 'image', message: 'postImageSize' },
  image_wrong_kind: { field: 'image', message: 'imageKind' },
} as const

type Options = { accountId: number; item: Item | undefined; onDone: () => void }

export type ItemFormState = ReturnType<typeof useItemForm>

export const useItemForm = ({ accountId, item, onDone }: Options) => {
  const { t } = useTranslation('PriceList')
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const [problem, setProblem] = useState<string>()
  const form = useRuleForm<ItemFields>({
    t,
    fields: [...TEXT_FIELDS, 'image'],
    initialValues: fieldsOf(item),
    fieldsByCode: FIELDS_BY_CODE,
    shouldFocusError: true,
  })
  const { write, isPending } = useWrite({
    mutationFn: (fields: ItemFields) => {
      const [body, files] = [bodyOf(fields), filesOf(fields)]
      return item
        ? editItem({ id: item.item_id, body, files })
        : createItem({ body, files, key: keyFor([body, files.image.map(fingerprint)]) })
    },
    onDone: async () => {
      showProviderToast({ kind: 'success', text: t(item ? 'form.saved' : 'form.added') })
      await refreshPriceLists(client, accountId)
      onDone()
    },
    onFailed: (error) => {
      if (form.show(error).length === 0)
        setProblem(`${t('form.failed')} ${reasonText(t, error, t('form.noAnswer'))}`)
    },
  })
  const onSubmit = (event: SubmitEvent) => {
    setProblem(undefined)
    form.onSubmit((fields) => {
      if (!hasInvalidFiles(fields.image, imageRule)) write(fields)
    })(event)
  }
  const bind = (field: ItemText) => form.bind(field, fieldRules[field])
  return { ...form, bind, onSubmit, problem, isSending: isPending }
}
