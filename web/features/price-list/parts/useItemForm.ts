import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { RefusalCode } from '../../../../contract/errors.ts'
import type { RuleCode } from '../../../../contract/rule-texts.ts'
import { CallError } from '../../../lib/http/call.ts'
import { fingerprint } from '../../../lib/pictures/make-small.ts'
import { reasonText } from '../../../lib/forms/refusal-text.ts'
import { ruleText } from '../../../lib/forms/rule-text.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { useIdempotencyKey } from '../../../lib/http/useIdempotencyKey.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { useServerFieldErrors } from '../../accounts/useServerFieldErrors.ts'
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

// Refused files have a code and no field.
const FILE_ERRORS: Partial<Record<RefusalCode, RuleCode>> = {
  image_too_large: 'postImageSize',
  image_wrong_kind: 'imageKind',
}

const LABELS = { price_paise: 'price', price_to_paise: 'priceTo' } as const
const labelOf = (field: ItemText) =>
  field === 'price_paise' || field === 'price_to_paise' ? LABELS[field] : field

type Options = { accountId: number; item: Item | undefined; onDone: () => void }

export const useItemForm = ({ accountId, item, onDone }: Options) => {
  const { t } = useTranslation('PriceList')
  const client = useQueryClient()
  const hook = useForm<ItemFields>({ mode: 'onTouched', defaultValues: fieldsOf(item) })
  const { show, refuse, ruleOf, forget } = useServerFieldErrors(hook, [...TEXT_FIELDS, 'image'])
  const image = useController({ control: hook.control, name: 'image' }).field
  const removal = useController({ control: hook.control, name: 'remove_image' }).field
  const [problem, setProblem] = useState<string>()
  const keyFor = useIdempotencyKey()

  const send = (fields: ItemFields) => {
    const [body, files] = [bodyOf(fields), filesOf(fields)]
    return item
      ? editItem({ id: item.item_id, body, files })
      : createItem({ body, files, key: keyFor([body, files.image.map(fingerprint)]) })
  }
  const showFailure = (error: unknown) => {
    const fileError = error instanceof CallError && error.code && FILE_ERRORS[error.code]
    if (fileError) refuse('image', fileError, false)
    else if (show(error).length === 0)
      setProblem(`${t('form.failed')} ${reasonText(t, error, t('form.noAnswer'))}`)
  }
  const { write, isPending } = useWrite({
    mutationFn: send,
    onDone: async () => {
      showProviderToast({ kind: 'success', text: t(item ? 'form.saved' : 'form.added') })
      await refreshPriceLists(client, accountId)
      onDone()
    },
    onFailed: showFailure,
  })
  const errorOf = (field: keyof ItemFields) => {
    const message = hook.formState.errors[field]?.message
    return typeof message === 'string' ? ruleText(t, message) : undefined
  }
  const bind = (field: ItemText) => ({
    ...hook.register(field, {
      validate: (value, fields) => fieldRules[field](value, fields) ?? ruleOf(field)(value),
    }),
    label: t(`fields.${labelOf(field)}`),
    error: errorOf(field),
  })
  const onSubmit = (event: SubmitEvent) => {
    forget()
    setProblem(undefined)
    void hook.handleSubmit((fields) => {
      if (!hasInvalidFiles(fields.image, imageRule)) write(fields)
    })(event)
  }
  return {
    bind,
    errorOf,
    onSubmit,
    problem,
    isSending: isPending,
    image: {
      files: image.value,
      onFiles: image.onChange,
      isRemoved: removal.value,
      onRemove: removal.onChange,
    },
  }
}
